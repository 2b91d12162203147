/** Who vouches for a person. Behind it stand the practice issuer, Google, or any OpenID issuer. */
export type Identity = {
  /** In the order they are offered; `id` is the {provider} of GET /oauth/{provider}/redirect_url. */
  providers: readonly { id: string; name: string }[]

  /**
   * Begins a sign-in: the address the browser moves to, with state, nonce and an S256 code challenge that are new at
   * every call, and what must be remembered until the browser returns. `afresh` asks the issuer to let the person sign
   * in anew, as after a logout on a shared computer.
   * Throws IdentityError `unknown-provider`, `unavailable` where the issuer cannot be reached, or `timed-out`.
   */
  begin(provider: string, how?: { afresh?: boolean }): Promise<{ redirectUrl: string; pending: PendingSignIn }>

  /**
   * Ends a sign-in: exchanges the code and believes the ID token only after checking signature, issuer, audience,
   * nonce and expiry. Throws IdentityError `rejected`, `no-address`, `unavailable` or `timed-out`.
   */
  finish(pending: PendingSignIn, callback: { code: string; state?: string; iss?: string }): Promise<Account>

  /** Asks each issuer whether it takes the settings. A sentence for each that it does not, naming it and what to do. Never throws. */
  check(): Promise<string[]>
}

/** Kept in a short-lived, signed cookie of the browser that began. */
export type PendingSignIn = { provider: string; state: string; nonce: string; verifier: string }

/** A person as the issuer knows them. Issuer and subject together are the key; the e-mail address is only shown. */
export type Account = {
  issuer: string
  subject: string
  email: string
  /** Whether the issuer says that it has checked the address. */
  emailVerified: boolean
  givenName: string | null
}

export class IdentityError extends Error {
  readonly reason: 'unknown-provider' | 'rejected' | 'no-address' | 'unavailable' | 'timed-out'

  constructor(reason: IdentityError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.reason = reason
  }
}
