/** Who is signed in. */
export type Learner = {
  id: string
  email: string
  /** Whether the issuer vouches for the address. */
  emailVerified: boolean
  givenName: string | null
  timeZone: string
}
