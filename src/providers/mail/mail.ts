/** A message to one person. `unsubscribeUrl` ends messages of its kind with one request. */
export type Message = {
  /** The same for every attempt to send it. */
  id: string
  to: string
  subject: string
  text: string
  unsubscribeUrl?: string
}

export type Delivery =
  /** A mail server has taken it, or it was kept. */
  | { outcome: 'sent' }
  /** It will never be taken for this address; `fault` says why, in the server's words. */
  | { outcome: 'refused'; fault: string }
  /** It could not be handed over now and may be later. */
  | { outcome: 'failed'; fault: string }

/** How messages leave the product. */
export type Mail = {
  /** `smtp`: to people. `kept`: to a page of the practice parts. `none`: this installation sends nothing. */
  kind: 'smtp' | 'kept' | 'none'
  /** Sends a message and answers what became of it. Never throws. */
  send(message: Message): Promise<Delivery>
}
