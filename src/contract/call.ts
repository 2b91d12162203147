import * as z from 'zod/mini'

/** Who may make a call. `subscribed` implies `signed-in`; `operator` means an address listed in OPERATORS. */
export type Access = 'public' | 'signed-in' | 'subscribed' | 'operator'

/** At most `points` requests in `seconds`, counted per learner where one is signed in, else per network address. */
export type RateLimit = { points: number; seconds: number }

/** One API call as data. Paths are relative to /api and name their parameters in braces. */
export type Call<Path extends string = string, Body = unknown, Answer = unknown> = {
  method: 'GET' | 'POST'
  path: Path
  access: Access
  rateLimit: RateLimit
  /** The JSON body's schema; absent where the call takes none. */
  body?: z.ZodMiniType<Body>
  answer: z.ZodMiniType<Answer>
}

/** The parameter names of a path: `'id'` for `/lessons/{id}`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never
export type BodyOf<C> = C extends Call<string, infer Body, unknown> ? Body : never
export type AnswerOf<C> = C extends Call<string, unknown, infer Answer> ? Answer : never

const USUAL_LIMIT: RateLimit = { points: 300, seconds: 60 }

export function get<Path extends string, Answer>(
  path: Path,
  access: Access,
  answer: z.ZodMiniType<Answer>,
  rateLimit: RateLimit = USUAL_LIMIT,
): Call<Path, undefined, Answer> {
  return { method: 'GET', path, access, answer, rateLimit }
}

/** A call that changes something. `body` is null where the specification gives none. */
export function post<Path extends string, Answer, Body = undefined>(
  path: Path,
  access: Access,
  body: z.ZodMiniType<Body> | null,
  answer: z.ZodMiniType<Answer>,
  rateLimit: RateLimit = USUAL_LIMIT,
): Call<Path, Body, Answer> {
  return { method: 'POST', path, access, answer, rateLimit, ...(body && { body }) }
}
