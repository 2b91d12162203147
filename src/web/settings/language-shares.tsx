import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../app/call-client.ts'
import { languageSharesQuery } from '../app/queries.ts'
import { Notice } from '../ui/notice.tsx'
import { api } from '#contract/api.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { WEIGHTS } from '#domain/plan/pace/day-shares.ts'

const weights = Array.from({ length: WEIGHTS.max }, (_, at) => at + WEIGHTS.min)

/** How the minutes of a day are divided among several languages. */
export function LanguageShares({ enrolments }: { enrolments: Enrolment[] }) {
  const { data } = useSuspenseQuery(languageSharesQuery)
  const queries = useQueryClient()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (share: { language_id: number; weight: number }) =>
      call(api.setLanguageShares, { body: { shares: [share] } }),
    onSuccess: answer => queries.setQueryData(languageSharesQuery.queryKey, answer),
  })
  const sum = data.shares.reduce((total, share) => total + share.weight, 0)
  return (
    <div>
      <h3 className="font-sans text-base font-medium">How your languages share the day</h3>
      <p className="mt-1 text-quiet">
        A language with 2 parts gets twice the time of one with 1. Counts from tomorrow.
      </p>
      <div className="mt-4 grid gap-3">
        {data.shares.map(({ language_id, weight }) => (
          <label key={language_id} className="flex flex-wrap items-center gap-3">
            <span className="w-32">{enrolments.find(each => each.language_id === language_id)?.language_name}</span>
            <select
              value={weight}
              disabled={saving.isPending}
              onChange={event => saving.mutate({ language_id, weight: Number(event.target.value) })}
              className="min-h-11 rounded-md border border-line bg-sheet px-3"
            >
              {weights.map(each => (
                <option key={each} value={each}>
                  {each === 1 ? '1 part' : `${each} parts`}
                </option>
              ))}
            </select>
            <span className="text-quiet">{Math.round((100 * weight) / sum)}% of the time</span>
          </label>
        ))}
      </div>
      {saving.error && (
        <Notice kind="error" className="mt-4">
          The shares could not be saved. {saving.error.message} Nothing was changed; please try again.
        </Notice>
      )}
    </div>
  )
}
