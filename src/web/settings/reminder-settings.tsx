import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app/call-client.ts'
import { remindersQuery } from '../app/queries.ts'
import { Button } from '../ui/button.tsx'
import { CheckRow } from '../ui/check-row.tsx'
import { Notice } from '../ui/notice.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { turnPushOff, turnPushOn, whyNoPush } from './push.ts'
import { api } from '#contract/api.ts'
import type { Reminders } from '#contract/learners/reminders.ts'

type Choice = Pick<Reminders, 'local_time' | 'by_email' | 'by_push'>

/** When and how a learner is reminded. Every change is kept at once. */
export function ReminderSettings() {
  const { data } = useSuspenseQuery(remindersQuery)
  const queries = useQueryClient()
  const [time, setTime] = useState(data.local_time)
  const keep = (answer: Reminders) => queries.setQueryData(remindersQuery.queryKey, answer)
  const choosing = useMutation({
    networkMode: 'always',
    mutationFn: async ({ turnPush, ...choice }: Choice & { turnPush?: 'on' | 'off' }) => {
      if (turnPush === 'on') await turnPushOn(data.push_key)
      if (turnPush === 'off') await turnPushOff()
      return call(api.chooseReminders, { body: choice })
    },
    onSuccess: keep,
  })
  const chosen: Choice = { local_time: data.local_time, by_email: data.by_email, by_push: data.by_push }
  // What was chosen shows at once; what could not be kept goes back.
  const shown = choosing.isPending ? choosing.variables : chosen
  const isOn = data.by_email || data.by_push
  return (
    <>
      <div>
        <label className="font-medium" htmlFor="reminder-time">
          Remind me at
        </label>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <input
            id="reminder-time"
            type="time"
            required
            value={time}
            aria-describedby="reminder-zone"
            onChange={event => setTime(event.target.value)}
            className="min-h-11 rounded-md border border-line bg-sheet px-3"
          />
          {time !== data.local_time && (
            <Button
              kind="secondary"
              disabled={time === '' || choosing.isPending}
              onClick={() => choosing.mutate({ ...chosen, local_time: time })}
            >
              Save this time
            </Button>
          )}
        </div>
        <p id="reminder-zone" className="mt-1 text-sm text-quiet">
          On your own clock ({data.zone.replaceAll('_', ' ')}), wherever you are. Not on rest days, and not when the day
          is done.
        </p>
      </div>
      <div>
        <CheckRow
          label="By e-mail"
          hint={emailHint(data)}
          checked={shown.by_email}
          disabled={choosing.isPending || (!data.by_email && (data.mail === 'none' || !data.address_verified))}
          onChange={by_email => choosing.mutate({ ...chosen, by_email })}
        />
        <CheckRow
          label="As a note in this browser"
          hint={whyNoPush() ?? pushHint(data)}
          checked={shown.by_push}
          disabled={choosing.isPending || (!data.by_push && whyNoPush() !== undefined)}
          onChange={by_push => choosing.mutate({ ...chosen, by_push, turnPush: by_push ? 'on' : 'off' })}
        />
        <p role="status" className="mt-1 text-quiet">
          {choosing.isSuccess ? (isOn ? 'Saved.' : 'Saved: no reminders.') : ''}
        </p>
      </div>
      {data.email_fault && data.by_email && (
        <Notice kind="error">
          <p>
            Your mail server refused three messages in a row, so no more are sent. It said: <q>{data.email_fault}</q>
          </p>
          <Button kind="secondary" className="mt-3" onClick={() => choosing.mutate(chosen)}>
            Try again
          </Button>
        </Notice>
      )}
      {choosing.error && (
        <Notice kind="error">Your choice could not be saved. {choosing.error.message} Nothing was changed.</Notice>
      )}
      <CalendarAddress reminders={data} onChange={keep} />
    </>
  )
}

function emailHint({ mail, address, address_verified }: Reminders) {
  if (mail === 'none') return 'This installation sends no e-mail.'
  if (!address_verified) return `${address} is not verified where you sign in, so nothing is sent to it.`
  if (mail === 'kept') {
    return (
      <>
        To {address}. Practice mode keeps messages instead of sending them:{' '}
        <a className="text-sea underline" href="/practice/messages">
          read them here
        </a>
        .
      </>
    )
  }
  return `To ${address}. Each message ends them with one click.`
}

function pushHint({ by_push, browsers }: Reminders): string {
  if (!by_push) return 'The browser asks you once for leave.'
  if (browsers === 0) return 'No browser of yours takes notes at the moment: turn this off and on again here.'
  return browsers === 1 ? 'In one browser.' : `In ${browsers} browsers.`
}
