/** Runs one gate in a checkout, lint and format on some paths alone if asked, and answers its exit code: 0 where nothing is wrong. */
export type Gate = (folder: string, stdio: 'ignore' | 'inherit', paths?: string[]) => number
export const gates: { types: Gate; lint: Gate; format: Gate; courses: Gate }
export const budgets: Gate
