/** The few parts of oidc-provider that the practice issuer uses; the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Interaction {
    uid: string
    prompt: { name: string }
    returnTo: string
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    /** Whether forwarded headers are believed. */
    proxy: boolean
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    /** Throws SessionNotFound where the browser has no such interaction. */
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    /** Stores the outcome and gives the address where the flow goes on. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>
    on(event: 'server_error', listener: (ctx: { req: IncomingMessage }, failure: unknown) => void): this
    on(event: 'error', listener: (failure: unknown, ctx?: { req: IncomingMessage }) => void): this
  }

  export const errors: { SessionNotFound: new () => Error }
}
