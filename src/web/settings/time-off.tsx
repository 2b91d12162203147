import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app/call-client.ts'
import { programQuery, streakQuery, timeOffQuery } from '../app/queries.ts'
import { shownDate, shownWeekday } from '../parts/shown-date.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { api } from '#contract/api.ts'
import type { TimeOff as TimeOffAnswer } from '#contract/learners/time-off.ts'
import { addDays } from '#domain/calendar/local-days.ts'
import { PAUSE_DAYS } from '#domain/calendar/time-off.ts'

const DAYS_SHOWN = 14

/** Rest days chosen in advance, and the one pause of a program. */
export function TimeOff() {
  const { data } = useSuspenseQuery(timeOffQuery)
  const queries = useQueryClient()
  const [days, setDays] = useState<number>(7)
  const keep = (answer: TimeOffAnswer) => {
    queries.setQueryData(timeOffQuery.queryKey, answer)
    void queries.invalidateQueries({ queryKey: programQuery.queryKey })
    void queries.invalidateQueries({ queryKey: streakQuery.queryKey })
  }
  const choosing = useMutation({
    networkMode: 'always',
    mutationFn: (dates: string[]) => call(api.chooseRestDays, { body: { dates } }),
    onSuccess: keep,
  })
  const pausing = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.pauseProgram, { body: { days } }),
    onSuccess: keep,
  })
  const ahead = data.rest_days.filter(date => date > data.today)
  const change = (date: string, isRest: boolean) =>
    choosing.mutate(isRest ? [...ahead, date] : ahead.filter(each => each !== date))
  const error = choosing.error ?? pausing.error
  const last = data.pauses.at(-1)
  return (
    <div>
      <fieldset disabled={choosing.isPending}>
        <legend className="font-medium">Rest days in the next two weeks</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
          {Array.from({ length: DAYS_SHOWN }, (_, day) => addDays(data.today, day + 1)).map(date => (
            <label key={date} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 accent-sea"
                checked={ahead.includes(date)}
                onChange={event => change(date, event.target.checked)}
              />
              {shownWeekday(date)}
            </label>
          ))}
        </div>
      </fieldset>
      {data.may_pause ? (
        <form
          className="mt-5 flex flex-wrap items-end gap-4"
          onSubmit={event => {
            event.preventDefault()
            pausing.mutate()
          }}
        >
          <label>
            <span className="block font-medium">Pause the program for</span>
            <select
              value={days}
              onChange={event => setDays(Number(event.target.value))}
              className="mt-1 min-h-11 rounded-md border border-line bg-sheet px-3"
            >
              {Array.from({ length: PAUSE_DAYS.max }, (_, at) => at + PAUSE_DAYS.min).map(each => (
                <option key={each} value={each}>
                  {each === 1 ? '1 day' : `${each} days`}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" kind="secondary" disabled={pausing.isPending}>
            Pause from today
          </Button>
          <p className="w-full text-sm text-quiet">Once per program. The end of your program moves by as many days.</p>
        </form>
      ) : (
        <p className="mt-5 text-quiet">
          {last
            ? `You paused for ${last.days === 1 ? '1 day' : `${last.days} days`} from ${shownDate(last.first_date)}; a program can be paused once.`
            : 'Only a running program can be paused.'}
        </p>
      )}
      {error && (
        <Notice kind="error" className="mt-4">
          Your choice could not be saved. {error.message} Nothing was changed; please try again.
        </Notice>
      )}
    </div>
  )
}
