import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../app/call-client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { partsOfFile } from './import-file.ts'
import { api } from '#contract/api.ts'

/** A learner's own data: taken along, brought back, deleted. */
export function DataSettings({ email }: { email: string }) {
  return (
    <>
      <Download />
      <Import />
      <DeleteAccount email={email} />
    </>
  )
}

function Download() {
  const downloading = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const file = await call(api.exportAccount)
      const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `meridian-${String(file.exported_at).slice(0, 10)}.json`
      link.click()
      URL.revokeObjectURL(address)
    },
  })
  return (
    <div>
      <h3 className="font-sans text-base font-medium">Download everything</h3>
      <p className="text-sm text-quiet">One JSON file with all that is stored of you.</p>
      <Button
        kind="secondary"
        className="mt-3"
        disabled={downloading.isPending}
        aria-busy={downloading.isPending}
        onClick={() => downloading.mutate()}
      >
        Download my data
      </Button>
      {downloading.error && (
        <Notice kind="error" className="mt-3">
          The file could not be made. {downloading.error.message} Please try again.
        </Notice>
      )}
    </div>
  )
}

function Import() {
  const queries = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const importing = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      const sum = { words: 0, reviews: 0, lessons: 0 }
      for (const part of partsOfFile(await file.text())) {
        const brought = await call(api.importPart, { body: part })
        sum.words += brought.words
        sum.reviews += brought.reviews
        sum.lessons += brought.lessons
      }
      return sum
    },
    onSettled: () => void queries.invalidateQueries(),
  })
  const sum = importing.data
  return (
    <div>
      <h3 className="font-sans text-base font-medium">Bring learning from a file</h3>
      <p className="text-sm text-quiet">
        Words, answers and finished lessons of a file downloaded here or from another Meridian. Nothing you have is
        replaced, and bringing it twice changes nothing.
      </p>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label="File to bring"
        className="sr-only"
        tabIndex={-1}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) importing.mutate(file)
          event.target.value = ''
        }}
      />
      <Button
        kind="secondary"
        className="mt-3"
        disabled={importing.isPending}
        aria-busy={importing.isPending}
        onClick={() => picker.current?.click()}
      >
        {importing.isPending ? 'Bringing it…' : 'Choose a file'}
      </Button>
      {sum && (
        <Notice kind="success" className="mt-3">
          {sum.words + sum.reviews + sum.lessons === 0
            ? 'Everything in this file was here already.'
            : `Brought ${sum.words} words, ${sum.reviews} answers and ${sum.lessons} lessons.`}
        </Notice>
      )}
      {importing.error && (
        <Notice kind="error" className="mt-3">
          The file could not be brought whole. {importing.error.message} What was brought stays; choosing it again goes
          on.
        </Notice>
      )}
    </div>
  )
}
