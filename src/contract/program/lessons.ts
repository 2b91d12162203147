import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, InstantText, Percentage } from '../fields.ts'
import { LessonContent } from '#domain/lessons/lesson.ts'

export const Lesson = z.object({
  id: z.string(),
  language_id: z.int(),
  week_number: z.int(),
  day_number: z.int(),
  /** The language's English name; /conversation?language= takes it. */
  content_type: z.string(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  estimated_duration: z.int(),
  difficulty_level: z.string(),
  content: LessonContent,
  progress: z.nullable(z.object({ score: Percentage, best_score: Percentage, completed_at: InstantText })),
})
export type Lesson = z.infer<typeof Lesson>

const LessonProgress = z.object({ status: z.literal('completed'), score: Percentage })

export const lessonCalls = {
  lesson: get('/lessons/{id}', 'signed-in', Lesson),
  completeLesson: post('/lessons/{id}/progress', 'signed-in', LessonProgress, Done),
}
