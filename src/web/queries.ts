import { queryOptions } from '@tanstack/react-query'
import { CallError, call } from './call-client.ts'
import { api } from '#contract/api.ts'

/** What the screens read from the server, each under one key, so that screens share answers and parallel fetches are one. */

export const programQuery = queryOptions({
  queryKey: ['program'],
  queryFn: ({ signal }) => call(api.program, { signal }),
})

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => call(api.languages, { signal }),
})

export const enrolmentsQuery = queryOptions({
  queryKey: ['enrolments'],
  queryFn: ({ signal }) => call(api.enrolments, { signal }),
})

export const dailyTasksQuery = queryOptions({
  queryKey: ['daily-tasks'],
  queryFn: ({ signal }) => call(api.dailyTasks, { signal }),
})

export const streakQuery = queryOptions({
  queryKey: ['streak'],
  queryFn: ({ signal }) => call(api.streak, { signal }),
})

export const assessmentQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['assessment', languageId],
    queryFn: ({ signal }) => call(api.assessment, { params: { languageId }, signal }),
  })

/** Null where none was given yet. */
export const evaluationQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['evaluation', languageId],
    queryFn: ({ signal }) => orNull(call(api.evaluation, { params: { languageId }, signal })),
  })

export const programStatsQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['program-stats', languageId],
    queryFn: ({ signal }) => call(api.programStats, { params: { languageId }, signal }),
  })

export const learnerProgressQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['progress', languageId],
    queryFn: ({ signal }) => call(api.progress, { params: { languageId }, signal }),
  })

export const programTestsQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['program-tests', languageId],
    queryFn: ({ signal }) => call(api.programTests, { params: { languageId }, signal }),
  })

export const recentLookupsQuery = queryOptions({
  queryKey: ['recent-lookups'],
  queryFn: ({ signal }) => call(api.recentLookups, { signal }),
})

export const languageSharesQuery = queryOptions({
  queryKey: ['language-shares'],
  queryFn: ({ signal }) => call(api.languageShares, { signal }),
})

export const timeOffQuery = queryOptions({
  queryKey: ['time-off'],
  queryFn: ({ signal }) => call(api.timeOff, { signal }),
})

/** Null for anybody who is not an operator. */
export const operatorOutcomesQuery = queryOptions({
  queryKey: ['operator-outcomes'],
  queryFn: ({ signal }) => orNull(call(api.operatorOutcomes, { signal })),
})

/** Null where this learner has no such payment. */
export const paymentSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payment-session', sessionId],
    queryFn: ({ signal }) => orNull(call(api.paymentSession, { params: { sessionId }, signal })),
  })

/** An answer of 404 as null: there is none, which is no failure. */
function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch(error => {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  })
}
