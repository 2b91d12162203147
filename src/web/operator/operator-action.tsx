import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Something an operator does to a payment or a learner: opened first, with the reason that is kept, and then done. */
export function OperatorAction({
  name,
  warning,
  withDays = false,
  act,
}: {
  name: string
  /** What follows from it, before it is done. */
  warning: string
  withDays?: boolean
  act(given: { note: string; days: number }): Promise<unknown>
}) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [days, setDays] = useState(90)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [noteId, daysId] = [useId(), useId()]
  if (!isOpen) {
    return (
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      await act({ note, days })
      setOpen(false)
      setNote('')
    } catch (error) {
      console.error(`Cannot do: ${name}`, error)
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const field = 'mt-1 min-h-11 w-full rounded-md border border-line bg-paper px-3'
  return (
    <form onSubmit={event => void submit(event)} className="w-full border-s-4 border-vermilion ps-4">
      <p>{warning}</p>
      {withDays && (
        <>
          <label htmlFor={daysId} className="mt-3 block text-sm text-quiet">
            Days
          </label>
          <input
            id={daysId}
            type="number"
            min={1}
            max={366}
            required
            value={days}
            onChange={event => setDays(event.target.valueAsNumber)}
            className={field}
          />
        </>
      )}
      <label htmlFor={noteId} className="mt-3 block text-sm text-quiet">
        Why (kept with your name)
      </label>
      <input
        id={noteId}
        required
        maxLength={500}
        value={note}
        onChange={event => setNote(event.target.value)}
        className={field}
      />
      {fault && (
        <Notice kind="error" className="mt-3">
          {fault}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" aria-busy={isBusy}>
          {name}
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
