import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../call-client.ts'
import { dailyTasksQuery, enrolmentsQuery, streakQuery } from '../queries.ts'
import { api } from '#contract/api.ts'

/**
 * Completes tasks: shown as done at once, taken back with the reason where the server was not reached or refused. What
 * could not be saved is kept and sent again on request, or by itself when the connection is back.
 */
export function useTaskCompletion() {
  const queries = useQueryClient()
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, string>>(new Map())

  const show = (id: string, completedAt: string | null) =>
    queries.setQueryData(dailyTasksQuery.queryKey, tasks =>
      tasks?.map(task =>
        task.id === id ? { ...task, is_completed: completedAt !== null, completed_at: completedAt } : task,
      ),
    )

  const complete = async (id: string) => {
    await queries.cancelQueries({ queryKey: dailyTasksQuery.queryKey })
    setUnsaved(before => new Map([...before].filter(([each]) => each !== id)))
    show(id, new Date().toISOString())
    try {
      await call(api.completeTask, { params: { id } })
      void queries.invalidateQueries({ queryKey: streakQuery.queryKey })
      void queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
    } catch (error) {
      show(id, null)
      setUnsaved(before => new Map(before).set(id, error instanceof Error ? error.message : String(error)))
    }
  }

  const sendAgain = useEffectEvent(() => {
    for (const id of unsaved.keys()) void complete(id)
  })
  useEffect(() => {
    const onOnline = () => sendAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return { complete: (id: string) => void complete(id), unsaved }
}
