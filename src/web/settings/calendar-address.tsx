import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../app/call-client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { api } from '#contract/api.ts'
import type { Reminders } from '#contract/learners/reminders.ts'

/** The days in a learner's own calendar: a secret address that can be made anew or ended. */
export function CalendarAddress({ reminders, onChange }: { reminders: Reminders; onChange(answer: Reminders): void }) {
  const { calendar_url: address } = reminders
  const [copied, setCopied] = useState(false)
  const renewing = useMutation({
    networkMode: 'always',
    mutationFn: (on: boolean) => call(api.renewCalendar, { body: { on } }),
    onSuccess: answer => {
      setCopied(false)
      onChange(answer)
    },
  })
  return (
    <div>
      <h3 className="font-sans text-base font-medium">In my calendar</h3>
      {address ? (
        <>
          <p className="text-sm text-quiet">
            Subscribe to this address in your calendar. Whoever has it sees your days: keep it to yourself.
          </p>
          <input
            readOnly
            aria-label="Calendar address"
            value={address}
            onFocus={event => event.target.select()}
            className="mt-2 min-h-11 w-full rounded-md border border-line bg-sheet px-3 text-sm"
          />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              kind="secondary"
              onClick={() =>
                void navigator.clipboard?.writeText(address).then(
                  () => setCopied(true),
                  () => undefined,
                )
              }
            >
              {copied ? 'Copied' : 'Copy the address'}
            </Button>
            <Button kind="quiet" disabled={renewing.isPending} onClick={() => renewing.mutate(true)}>
              Make another
            </Button>
            <Button kind="quiet" disabled={renewing.isPending} onClick={() => renewing.mutate(false)}>
              End it
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-quiet">Each day of your program at the time above, on all your devices.</p>
          <Button kind="secondary" className="mt-3" disabled={renewing.isPending} onClick={() => renewing.mutate(true)}>
            Make a calendar address
          </Button>
        </>
      )}
      {renewing.error && (
        <Notice kind="error" className="mt-3">
          The address could not be changed. {renewing.error.message}
        </Notice>
      )}
    </div>
  )
}
