import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LanguageDay } from '#contract/program/day-summary.ts'
import type { CanDoAnswer } from '#domain/program/can-do.ts'
import { api } from '#contract/api.ts'
import { useFocus } from '../ui/use-focus.ts'
import { call } from '../app/call-client.ts'
import { programWeeksQuery } from '../app/queries.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SessionScreen } from './session-screen.tsx'

/** The end of a week: its can-do statement, which the learner checks. */
export function WeekDone({
  language,
  week,
  count,
  onGoOn,
}: {
  language: LanguageDay
  week: NonNullable<LanguageDay['week_done']>
  count: { done: number; total: number }
  onGoOn(): void
}) {
  const queries = useQueryClient()
  const yes = useFocus<HTMLButtonElement>()
  const { language_id, language_name } = language
  const check = useMutation({
    networkMode: 'always',
    mutationFn: (answer: CanDoAnswer) => call(api.checkWeek, { body: { language_id, week: week.week, answer } }),
    onSuccess: weeks => {
      queries.setQueryData(programWeeksQuery(language_id).queryKey, weeks)
      onGoOn()
    },
  })
  return (
    <SessionScreen
      {...count}
      action={
        <>
          {check.isError && (
            <Notice kind="error" className="mb-3">
              Your answer could not be saved. {check.error.message} Press again, or{' '}
              <button type="button" className="underline" onClick={onGoOn}>
                go on without it
              </button>
              .
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button ref={yes} className="min-w-36 grow" aria-busy={check.isPending} onClick={() => check.mutate('can')}>
              Yes, I can
            </Button>
            <Button
              kind="secondary"
              className="min-w-36 grow"
              aria-busy={check.isPending}
              onClick={() => check.mutate('not_yet')}
            >
              Not yet
            </Button>
          </div>
        </>
      }
    >
      <p className="text-quiet">
        {language_name} · week {week.week} is done
      </p>
      <PageHeading title={week.theme} focusKey={`week-${week.week}`} className="mt-1 text-4xl" />
      <p className="mt-6 font-display text-2xl leading-snug">“{week.can_do}”</p>
      <p className="mt-4">Can you say this of yourself? Your answer stands with the week; you can change it later.</p>
    </SessionScreen>
  )
}
