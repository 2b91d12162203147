import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { CallError, call, isSignedOut } from '../app/call-client.ts'
import { useListener } from '../ui/use-listener.ts'
import { useTimer } from '../ui/use-timer.ts'
import { leaveSignedOut } from '../app/leave-signed-out.ts'
import { dailyTaskQuery, dailyTasksQuery } from '../app/queries.ts'
import { unsavedCompletions } from '../storage/unsaved-completions.ts'
import { api } from '#contract/api.ts'
import { UNDO_SECONDS } from '#domain/activities/task-undo.ts'

/** Completions on their way to the server, so that none is sent twice at once. */
const onTheirWay = new Set<string>()

/**
 * The one way to complete a task in the browser. It is shown as done at once, and taken back with the reason where the
 * server was not reached or refused. What could not be saved is kept in the browser and sent again on request, when the
 * connection is back, and when the learner comes back. A tick made by hand can be undone for ten seconds.
 */
export function useTaskCompletion() {
  const queries = useQueryClient()
  const unsaved = useSyncExternalStore(unsavedCompletions.subscribe, unsavedCompletions.read)
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set())
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())

  /** Whether the task is saved as completed. */
  const complete = async (id: string): Promise<boolean> => {
    if (onTheirWay.has(id)) return false
    onTheirWay.add(id)
    setSaving(before => new Set(before).add(id))
    unsavedCompletions.drop(id)
    const showDone = async () => {
      await queries.cancelQueries({ queryKey: dailyTasksQuery.queryKey })
      show(queries, id, new Date().toISOString())
    }
    await showDone()
    try {
      await call(api.completeTask, { params: { id } })
      // A list that was asked for meanwhile, as when the connection came back, may not know of it.
      await showDone()
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name !== 'daily-task' && name !== dailyTasksQuery.queryKey[0],
      })
      return true
    } catch (error) {
      show(queries, id, null)
      // What is not the learner's (any more) can never be saved: the list is asked for anew. Everything else can, later.
      if (error instanceof CallError && error.status === 404) {
        void queries.invalidateQueries({ queryKey: dailyTasksQuery.queryKey })
      } else unsavedCompletions.keep(id, messageOf(error))
      if (isSignedOut(error)) leaveSignedOut()
      return false
    } finally {
      onTheirWay.delete(id)
      setSaving(before => without(before, id))
    }
  }

  /** A tick by hand: done at once, and to be taken back for ten seconds. */
  const tick = async (id: string) => {
    setUndoable(before => new Set(before).add(id))
    const saved = await complete(id)
    if (!saved) return setUndoable(before => without(before, id))
    setTimeout(() => setUndoable(before => without(before, id)), UNDO_SECONDS * 1000)
  }

  const undo = async (id: string) => {
    setUndoable(before => without(before, id))
    try {
      await call(api.undoTask, { params: { id } })
      show(queries, id, null)
    } finally {
      void queries.invalidateQueries()
    }
  }

  const sendAgain = () => {
    for (const id of unsavedCompletions.read().keys()) void complete(id)
  }
  // What an earlier page could not save is tried once at the beginning of this one.
  useTimer(0, sendAgain)
  useListener('online', sendAgain)

  return {
    complete,
    tick: (id: string) => void tick(id),
    undo: (id: string) => void undo(id).catch(() => undefined),
    unsaved,
    undoable,
    saving,
  }
}

/** Shows a task as completed, or as open, wherever it is shown. */
function show(queries: QueryClient, id: string, completedAt: string | null) {
  const changed = { is_completed: completedAt !== null, completed_at: completedAt }
  queries.setQueryData(dailyTasksQuery.queryKey, tasks =>
    tasks?.map(task => (task.id === id ? { ...task, ...changed } : task)),
  )
  queries.setQueryData(dailyTaskQuery(id).queryKey, task => task && { ...task, ...changed })
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter(each => each !== id))
}
