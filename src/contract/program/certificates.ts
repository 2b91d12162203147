import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { DateText, LanguageId, writtenText } from '../fields.ts'
import { MAX_NAME_LENGTH } from '#domain/program/certificate.ts'
import { levels } from '#domain/program/program.ts'

/** What a program came to, each figure counted from what was stored. */
export const ProgramSummary = z.object({
  language_id: z.int(),
  language_name: z.string(),
  language_code: z.string(),
  level: z.enum(levels),
  days_learned: z.int(),
  /** Planned minutes of the completed tasks of days on which questions were answered. */
  minutes: z.int(),
  lessons_completed: z.int(),
  lessons_total: z.int(),
  words_met: z.int(),
  /** About how many of them are known now. */
  words_known: z.int(),
  words_of_course: z.int(),
  /** Words known by the first and by the latest later test; null without two. */
  measured: z.nullable(z.object({ before: z.int(), after: z.int(), test_day: z.int() })),
})
export type ProgramSummary = z.infer<typeof ProgramSummary>

/** What a certificate says. */
export const Certificate = z.extend(ProgramSummary, { name: z.string(), issued_on: DateText })
export type Certificate = z.infer<typeof Certificate>

/** A learner's own: with the path of the public page that proves it. */
const OwnCertificate = z.extend(Certificate, { token: z.string() })

export const certificateCalls = {
  programSummary: get('/users/program-summary/{languageId}', 'signed-in', ProgramSummary, { points: 60, seconds: 60 }),
  /** The certificate of a language; 404 before it was issued. */
  ownCertificate: get('/users/certificates/{languageId}', 'signed-in', OwnCertificate),
  /** Issues it, from the last day of the program on; issued again, name and figures are renewed and the address stays. */
  issueCertificate: post(
    '/users/certificates',
    'signed-in',
    z.object({ language_id: LanguageId, name: writtenText(MAX_NAME_LENGTH) }),
    OwnCertificate,
    { points: 20, seconds: 60 },
  ),
  /** What a public address proves: 404 where it is not genuine, 410 where the learner has deleted the account. */
  certificate: get('/certificates/{token}', 'public', Certificate, { points: 60, seconds: 60 }),
}
