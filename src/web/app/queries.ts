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

/** The lesson that anybody may try; null where the language has no course yet. */
export const trialLessonQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['trial-lesson', languageId],
    queryFn: ({ signal }) => orNull(call(api.trialLesson, { params: { id: languageId }, signal }), [404, 409]),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the level finder asks for; null where the language has no course yet. */
export const levelFinderQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['level-finder', languageId],
    queryFn: ({ signal }) => orNull(call(api.levelFinder, { params: { id: languageId }, signal }), [404, 409]),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const enrolmentsQuery = queryOptions({
  queryKey: ['enrolments'],
  queryFn: ({ signal }) => call(api.enrolments, { signal }),
})

export const dailyTasksQuery = queryOptions({
  queryKey: ['daily-tasks'],
  queryFn: ({ signal }) => call(api.dailyTasks, { signal }),
})

/** Null where there is no such task, or it is another learner's. */
export const dailyTaskQuery = (id: string) =>
  queryOptions({
    queryKey: ['daily-task', id],
    queryFn: ({ signal }) => orNull(call(api.dailyTask, { params: { id }, signal })),
  })

/** What was learned on the learner's present date. */
export const daySummaryQuery = queryOptions({
  queryKey: ['day-summary'],
  queryFn: ({ signal }) => call(api.daySummary, { signal }),
})

export const programWeeksQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['program-weeks', languageId],
    queryFn: ({ signal }) => call(api.programWeeks, { params: { languageId }, signal }),
  })

export const programSummaryQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['program-summary', languageId],
    queryFn: ({ signal }) => call(api.programSummary, { params: { languageId }, signal }),
  })

/** Null before it was issued. */
export const ownCertificateQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['own-certificate', languageId],
    queryFn: ({ signal }) => orNull(call(api.ownCertificate, { params: { languageId }, signal })),
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

export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => call(api.reminders, { signal }),
})

export const wordsQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['words', languageId],
    queryFn: ({ signal }) => call(api.words, { params: { languageId }, signal }),
  })

/** A course changes with a release only. */
export const grammarQuery = (languageId: number) =>
  queryOptions({
    queryKey: ['grammar', languageId],
    queryFn: ({ signal }) => call(api.grammar, { params: { id: languageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const learnerPaymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call(api.learnerPayments, { signal }),
})

/** Null for anybody who is not an operator. */
export const operatorOutcomesQuery = queryOptions({
  queryKey: ['operator-outcomes'],
  queryFn: ({ signal }) => orNull(call(api.operatorOutcomes, { signal })),
})

/** Null for anybody who is no teacher. */
export const appealsQuery = queryOptions({
  queryKey: ['appeals'],
  queryFn: ({ signal }) => orNull(call(api.appeals, { signal })),
})

/** Null where this learner has no such payment. */
export const paymentSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payment-session', sessionId],
    queryFn: ({ signal }) => orNull(call(api.paymentSession, { params: { sessionId }, signal })),
  })

/** An answer of 404 (or of what else says so) as null: there is none, which is no failure. */
function orNull<Answer>(answer: Promise<Answer>, none = [404]): Promise<Answer | null> {
  return answer.catch(error => {
    if (error instanceof CallError && none.includes(error.status)) return null
    throw error
  })
}
