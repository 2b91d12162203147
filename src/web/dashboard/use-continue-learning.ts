import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../app/paths.ts'
import { assessmentQuery, evaluationQuery } from '../app/queries.ts'
import { serverNow } from '../app/server-now.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { nextStep } from '#domain/program/continue-learning.ts'

/** Finds out where *Continue Learning* leads for a language and goes there, or says why it cannot. */
export function useContinueLearning(enrolment: Enrolment) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  const [message, setMessage] = useState<{ kind: 'error' | 'info'; text: string }>()

  const go = async () => {
    setLooking(true)
    setMessage(undefined)
    try {
      const assessment = await queries.fetchQuery(assessmentQuery(enrolment.language_id))
      const facts = {
        assessedAt: assessment ? Temporal.Instant.from(assessment.completed_at) : undefined,
        nextLessonId: enrolment.next_lesson_id,
      }
      let next = nextStep(serverNow(queries), { ...facts, hasEvaluation: false })
      // Only then is it asked whether the evaluation was given already.
      if (next.go === 'evaluation') {
        const evaluation = await queries.fetchQuery(evaluationQuery(enrolment.language_id))
        next = nextStep(serverNow(queries), { ...facts, hasEvaluation: evaluation !== null })
      }
      if (next.go === 'assessment') await navigate(paths.assessment(enrolment.language_id))
      if (next.go === 'evaluation') await navigate(paths.evaluation(enrolment.language_id))
      if (next.go === 'lesson') await navigate(paths.lesson(next.lessonId))
      if (next.go === 'nowhere') {
        setMessage({ kind: 'info', text: `All ${enrolment.language_name} lessons are done. Your reviews go on here.` })
      }
    } catch (error) {
      setMessage({ kind: 'error', text: error instanceof Error ? error.message : String(error) })
    } finally {
      setLooking(false)
    }
  }
  return { go: () => void go(), isLooking, message }
}
