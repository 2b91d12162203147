import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../app/call-client.ts'
import { paths } from '../app/paths.ts'
import { forgetAll, local, session } from '../storage/browser-storage.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { api } from '#contract/api.ts'

/** Deletes the account, after the learner has written its address. */
export function DeleteAccount({ email }: { email: string }) {
  const queries = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const deleting = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.deleteAccount, { body: { email: typed } }),
    onSuccess: () => {
      queries.clear()
      forgetAll(session, '')
      forgetAll(local, 'meridian.')
      window.location.assign(paths.landing)
    },
  })
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  return (
    <div>
      <h3 className="font-sans text-base font-medium">Delete my account</h3>
      <p className="text-sm text-quiet">
        Everything goes at once and for good: words, lessons, conversations, what is left of your program.
      </p>
      <Button kind="secondary" className="mt-3" onClick={() => dialog.current?.showModal()}>
        Delete my account…
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-title"
        className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-black/50"
        onClose={() => setTyped('')}
      >
        <form
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            if (isSame) deleting.mutate()
          }}
        >
          <h2 id="delete-title" className="text-2xl">
            Delete your account?
          </h2>
          <p>
            All of it is deleted now and cannot be brought back; a program that still runs is not paid back.
            Certificates can no longer be verified. Download your data first if you may want it.
          </p>
          <label>
            <span className="block font-medium">Write {email} to go on</span>
            <input
              type="email"
              autoComplete="off"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              className="mt-1 min-h-11 w-full rounded-md border border-line bg-sheet px-3"
            />
          </label>
          {deleting.error && <Notice kind="error">Nothing was deleted. {deleting.error.message}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => dialog.current?.close()}>
              Keep my account
            </Button>
            <button
              type="submit"
              disabled={!isSame || deleting.isPending}
              className="min-h-11 rounded-md bg-vermilion px-5 py-2 font-medium text-on-vermilion disabled:bg-line disabled:text-quiet"
            >
              Delete everything
            </button>
          </div>
        </form>
      </dialog>
    </div>
  )
}
