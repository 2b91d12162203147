import type { ActivityProps } from '../run/activity-props.ts'
import { ExerciseRun } from '../items/exercise-run.tsx'

export function Listening(props: ActivityProps) {
  return <ExerciseRun {...props} listen />
}
