import { useMutation, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app/call-client.ts'
import { assessmentQuery } from '../app/queries.ts'
import { paths } from '../app/paths.ts'
import { focusChoices, goalChoices } from '../parts/plan-choices.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { RangeSlider } from '../ui/range-slider.tsx'
import { Segments } from '../ui/segments.tsx'
import { api } from '#contract/api.ts'
import type { Assessment } from '#contract/program/assessments.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { DAILY_MINUTES } from '#domain/program/assessment.ts'

/** Minutes, focus and goal of each language, which decide the days from tomorrow on. */
export function PlanSettings({ enrolments }: { enrolments: Enrolment[] }) {
  const assessments = useSuspenseQueries({ queries: enrolments.map(each => assessmentQuery(each.language_id)) })
  return enrolments.map((enrolment, index) => {
    const assessment = assessments[index]?.data
    return assessment ? (
      <LanguagePlan
        key={enrolment.language_id}
        enrolment={enrolment}
        assessment={assessment}
        isOnly={enrolments.length === 1}
      />
    ) : (
      <div key={enrolment.language_id}>
        <p>
          You have not answered the assessment of {enrolment.language_name} yet; its days are planned from your answers.
        </p>
        <ButtonLink kind="secondary" className="mt-3" to={paths.assessment(enrolment.language_id)}>
          Start Assessment
        </ButtonLink>
      </div>
    )
  })
}

function LanguagePlan({
  enrolment,
  assessment,
  isOnly,
}: {
  enrolment: Enrolment
  assessment: Assessment
  isOnly: boolean
}) {
  const queries = useQueryClient()
  const [choice, setChoice] = useState({
    daily_time_minutes: assessment.daily_time_minutes,
    preferred_focus: assessment.preferred_focus,
    learning_goals: assessment.learning_goals,
  })
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.changePlan, { body: { language_id: enrolment.language_id, ...choice } }),
    onSuccess: answer => queries.setQueryData(assessmentQuery(enrolment.language_id).queryKey, answer),
  })
  const change = (part: Partial<typeof choice>) => {
    saving.reset()
    setChoice({ ...choice, ...part })
  }
  const isChanged = (Object.keys(choice) as (keyof typeof choice)[]).some(key => choice[key] !== assessment[key])
  const { language_name: name } = enrolment
  return (
    <form
      className="grid gap-6"
      aria-label={`Plan for ${name}`}
      onSubmit={event => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      {!isOnly && <h3 className="text-xl">{name}</h3>}
      <RangeSlider
        label="Minutes each day"
        value={choice.daily_time_minutes}
        min={DAILY_MINUTES.min}
        max={DAILY_MINUTES.max}
        step={DAILY_MINUTES.step}
        onChange={daily_time_minutes => change({ daily_time_minutes })}
        valueText={`${choice.daily_time_minutes} minutes`}
        ends={[`${DAILY_MINUTES.min}`, `${DAILY_MINUTES.max}`]}
      />
      <Segments
        legend="Best at"
        hint="At least two fifths of your practice goes there."
        choices={focusChoices}
        value={choice.preferred_focus}
        onChange={preferred_focus => change({ preferred_focus })}
      />
      <Segments
        legend="Learning for"
        hint="It decides the situations you practise."
        choices={goalChoices}
        value={choice.learning_goals}
        onChange={learning_goals => change({ learning_goals })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="secondary" disabled={!isChanged || saving.isPending}>
          Save
        </Button>
        <p role="status" className="text-quiet">
          {saving.isSuccess && !isChanged
            ? 'Saved. Your days are planned so from tomorrow on.'
            : isChanged
              ? 'Not saved yet.'
              : ''}
        </p>
      </div>
      {saving.error && (
        <Notice kind="error">
          The plan could not be saved. {saving.error.message} Nothing was changed; please try again.
        </Notice>
      )}
    </form>
  )
}
