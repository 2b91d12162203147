import type { ActivityProps } from './activity-props.ts'
import { ExerciseRun } from './exercise-run.tsx'

export function GrammarWorksheet(props: ActivityProps) {
  return <ExerciseRun {...props} />
}
