/** The share of the day's tasks that are done, in whole percent; 100 only when all are. */
export function dailyProgress(tasks: readonly { is_completed: boolean }[]): number {
  const done = tasks.filter(task => task.is_completed).length
  if (tasks.length === 0) return 0
  return done === tasks.length ? 100 : Math.min(99, Math.round((100 * done) / tasks.length))
}
