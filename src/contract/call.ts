import * as z from 'zod/mini'

/** Who may make a call. `subscribed` implies `signed-in`; `operator` means an address listed in OPERATORS, `teacher` one in TEACHERS. */
export type Access = 'public' | 'signed-in' | 'subscribed' | 'operator' | 'teacher'

/** At most `points` requests in `seconds`, counted per learner where one is signed in, else per network address. */
export type RateLimit = {
  points: number
  seconds: number
  /** For sign-in, where many may share an address: how many requests one address may make; `points` then holds for one browser. */
  perAddress?: number
}

/**
 * How an answer comes: as one JSON value; as lines of JSON while it is made, `{"part": "…"}` as often as there is more to see, then
 * `{"done": …}` with the whole answer or `{"error": {"code", "message"}}`; or as a sound (audio/wav).
 */
export type AnswerKind = 'json' | 'lines' | 'sound'

/** One API call as data. Paths are relative to /api and name their parameters in braces. */
export type Call<
  Path extends string = string,
  Body = unknown,
  Answer = unknown,
  Kind extends AnswerKind = AnswerKind,
  Query = unknown,
> = {
  method: 'GET' | 'POST'
  path: Path
  access: Access
  rateLimit: RateLimit
  /** The JSON body's schema; absent where the call takes none. */
  body?: z.ZodMiniType<Body>
  /** The schema of what stands after `?`, each name given once; absent where the call takes none. */
  query?: z.ZodMiniType<Query>
  answers: Kind
  answer: z.ZodMiniType<Answer>
}

/** The parameter names of a path: `'id'` for `/lessons/{id}`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never
export type BodyOf<C> = C extends Call<string, infer Body, unknown> ? Body : never
export type QueryOf<C> = C extends Call<string, unknown, unknown, AnswerKind, infer Query> ? Query : never
export type AnswerOf<C> = C extends Call<string, unknown, infer Answer> ? Answer : never

const USUAL_LIMIT: RateLimit = { points: 300, seconds: 60 }

export function get<Path extends string, Answer>(
  path: Path,
  access: Access,
  answer: z.ZodMiniType<Answer>,
  rateLimit: RateLimit = USUAL_LIMIT,
): Call<Path, undefined, Answer, 'json', undefined> {
  return { method: 'GET', path, access, answers: 'json', answer, rateLimit }
}

/** A call that changes something. `body` is null where the specification gives none. */
export function post<Path extends string, Answer, Body = undefined>(
  path: Path,
  access: Access,
  body: z.ZodMiniType<Body> | null,
  answer: z.ZodMiniType<Answer>,
  rateLimit: RateLimit = USUAL_LIMIT,
): Call<Path, Body, Answer, 'json', undefined> {
  return { method: 'POST', path, access, answers: 'json', answer, rateLimit, ...(body && { body }) }
}

/** The same call with its answer in lines while it is made, at an address of its own. */
export function inLines<Path extends string, Body, Answer>(
  path: Path,
  call: Call<string, Body, Answer, 'json', undefined>,
): Call<Path, Body, Answer, 'lines', undefined> {
  return { ...call, path, answers: 'lines' }
}

/** A call that answers with sound. */
export function sound<Path extends string, Query>(
  path: Path,
  access: Access,
  query: z.ZodMiniType<Query>,
  rateLimit: RateLimit,
): Call<Path, undefined, Uint8Array, 'sound', Query> {
  return { method: 'GET', path, access, answers: 'sound', answer: z.instanceof(Uint8Array), query, rateLimit }
}
