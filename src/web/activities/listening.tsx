import type { ActivityProps } from './activity-props.ts'
import { ExerciseRun } from './exercise-run.tsx'

export function Listening(props: ActivityProps) {
  return <ExerciseRun {...props} listen />
}
