import { evaluationIsDue } from './program.ts'

export type NextStep =
  | { go: 'assessment' }
  | { go: 'evaluation' }
  | { go: 'lesson'; lessonId: string }
  /** All lessons are done and no evaluation is due: the learner stays on the dashboard. */
  | { go: 'nowhere' }

/** Where *Continue Learning* leads: the assessment, then a due evaluation, else the next unfinished lesson. */
export function nextStep(
  now: Temporal.Instant,
  learner: {
    /** When the assessment was completed; undefined where there is none. */
    assessedAt: Temporal.Instant | undefined
    hasEvaluation: boolean
    nextLessonId: string | null
  },
): NextStep {
  if (!learner.assessedAt) return { go: 'assessment' }
  if (evaluationIsDue(now, learner.assessedAt, learner.hasEvaluation)) return { go: 'evaluation' }
  return learner.nextLessonId ? { go: 'lesson', lessonId: learner.nextLessonId } : { go: 'nowhere' }
}
