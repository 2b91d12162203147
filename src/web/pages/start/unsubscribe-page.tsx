import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallError, call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { GlobeMark } from '#web/ui/globe-mark.tsx'
import { Spinner } from '#web/ui/loading-view.tsx'
import { useAtOnce } from '#web/ui/use-at-once.ts'
import { api } from '#contract/api.ts'

/** Where the link in a reminder leads: opening it ends the reminders, signed in or not. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const ending = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.unsubscribe, { params: { token } }),
  })
  const { mutate: end } = ending
  useAtOnce(() => {
    document.title = 'Reminders · Meridian'
    end()
  })
  const isUnknown = ending.error instanceof CallError && ending.error.status === 404
  return (
    <main className="mx-auto max-w-prose px-4 py-16">
      <a href={paths.landing} className="inline-flex min-h-11 items-center gap-2 font-display text-xl font-semibold">
        <GlobeMark />
        Meridian
      </a>
      <div role="status" className="mt-6">
        {ending.isSuccess ? (
          <>
            <h1 className="text-3xl">Reminders by e-mail are off</h1>
            <p className="mt-3 text-quiet">
              Nothing else has changed. In the{' '}
              <a className="text-sea underline" href={paths.settings('reminders')}>
                settings
              </a>{' '}
              you can turn them on again, or choose another time.
            </p>
          </>
        ) : isUnknown ? (
          <>
            <h1 className="text-3xl">This link is not whole</h1>
            <p className="mt-3 text-quiet">
              Open it once more from the message, or turn reminders off in the{' '}
              <a className="text-sea underline" href={paths.settings('reminders')}>
                settings
              </a>
              .
            </p>
          </>
        ) : ending.error ? (
          <>
            <h1 className="text-3xl">Reminders are still on</h1>
            <p className="mt-3 text-quiet">{ending.error.message}</p>
            <Button className="mt-5" onClick={() => end()}>
              Try again
            </Button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </main>
  )
}
