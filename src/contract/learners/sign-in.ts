import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, writtenText } from '../fields.ts'

export const User = z.object({
  id: z.string(),
  email: z.string(),
  given_name: z.nullable(z.string()),
  is_operator: z.boolean(),
})
export type User = z.infer<typeof User>

/** How this installation lets people sign in. */
export const SignInProvider = z.object({ id: z.string(), name: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

const NewSession = z.object({
  code: writtenText(4096),
  state: z.optional(writtenText(1024)),
  iss: z.optional(writtenText(1024)),
})

export const signInCalls = {
  me: get('/users/me', 'signed-in', User),
  signInProviders: get('/oauth/providers', 'public', z.array(SignInProvider)),
  redirectUrl: get('/oauth/{provider}/redirect_url', 'public', z.object({ redirectUrl: z.string() }), {
    points: 30,
    seconds: 60,
    perAddress: 600,
  }),
  createSession: post('/sessions', 'public', NewSession, Done, { points: 30, seconds: 60, perAddress: 600 }),
  logout: get('/logout', 'public', Done),
}
