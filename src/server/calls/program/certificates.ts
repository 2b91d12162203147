import { ApiError, notFound } from '#server/http/answer/api-error.ts'
import type { Handlers, Request } from '#server/http/handler.ts'
import { certificateAt, certificateSecret, factsOf, signed, tokenOf } from '#server/http/answer/certificates.ts'
import { programSummary } from '#server/learning/program-summary.ts'
import { idFrom } from '#server/http/request/path-id.ts'
import type { Certificate } from '#contract/program/certificates.ts'
import { certificateIn, keepCertificate } from '#database/program/certificates.ts'
import { withLearnerLocked } from '#database/connect.ts'
import { lastAccessEnd, subscriptionOf } from '#database/payments/subscriptions.ts'
import { localDate } from '#domain/calendar/local-days.ts'
import { PROGRAM_DAYS, programDay } from '#domain/program/program.ts'

export const certificateHandlers = {
  programSummary: async request => programSummary(request, idFrom(request.params.languageId)),

  ownCertificate: async ({ db, learner, params }) => {
    const kept = await certificateIn(db, learner.id, idFrom(params.languageId))
    if (!kept) throw notFound()
    return { ...(JSON.parse(kept.facts) as Certificate), token: tokenOf(await certificateSecret(db), kept) }
  },

  issueCertificate: async request => {
    const { db, learner, body, now, zone } = request
    const summary = await programSummary(request, body.language_id)
    if (!(await isLastDay(request))) {
      throw new ApiError(409, 'PROGRAM_NOT_OVER', 'The certificate comes on the last day of the program', {
        field: 'language_id',
      })
    }
    const certificate: Certificate = { ...summary, name: body.name.trim(), issued_on: localDate(now, zone) }
    const facts = JSON.stringify(certificate)
    const secret = await certificateSecret(db)
    const kept = await withLearnerLocked(db, learner.id, trx =>
      keepCertificate(trx, {
        userId: learner.id,
        languageId: body.language_id,
        facts,
        now,
        sign: id => signed(secret, factsOf(id, facts)),
      }),
    )
    return { ...certificate, token: tokenOf(secret, kept) }
  },

  certificate: async ({ db, params }) => certificateAt(db, params.token),
} satisfies Partial<Handlers>

/** Whether a program has reached its last day, or is over. */
async function isLastDay({ db, learner, now }: Pick<Request<never>, 'db' | 'learner' | 'now'>): Promise<boolean> {
  const active = await subscriptionOf(db, learner.id, now)
  if (active) return programDay(now, active.startsAt) >= PROGRAM_DAYS
  return (await lastAccessEnd(db, learner.id)) !== undefined
}
