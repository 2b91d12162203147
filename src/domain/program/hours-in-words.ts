/** Minutes as a learner would say them: `40 minutes`, `about 12 hours`. */
export function hoursInWords(minutes: number): string {
  if (minutes < 90) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `about ${Math.round(minutes / 60)} hours`
}
