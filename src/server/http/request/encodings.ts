import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Content in the encodings that browsers take; compressed ones are absent where they were not made. */
export type Encoded = {
  identity: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

/** The best encoding that a request's `Accept-Encoding` allows: Brotli, then gzip, then none. */
export function acceptedEncoding(
  header: string | undefined,
  content: Partial<Record<keyof Encoded, unknown>>,
): keyof Encoded {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const accepted = (header ?? '')
    .split(',')
    .filter(each => !refused.test(each))
    .map(each => each.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find(encoding => content[encoding] && accepted.includes(encoding)) ?? 'identity'
}

/** Bytes from which on an answer is sent compressed: a smaller one fits a packet either way. */
export const COMPRESSED_FROM = 1024

const FAST = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 1 },
}

/** A text that is sent once, in the encoding that the request takes, made in less time than its bytes would travel. */
export function encodedOnce(header: string | undefined, text: string): { encoding: keyof Encoded; content: Buffer } {
  const identity = Buffer.from(text)
  const encoding = identity.length < COMPRESSED_FROM ? 'identity' : acceptedEncoding(header, { br: true, gzip: true })
  if (encoding === 'br') return { encoding, content: brotliCompressSync(identity, FAST.br) }
  if (encoding === 'gzip') return { encoding, content: gzipSync(identity, FAST.gzip) }
  return { encoding, content: identity }
}

/** A text in all encodings, for the few pages that are made when the server starts. */
export function encoded(text: string): Encoded {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  return {
    identity: Uint8Array.from(identity),
    br: Uint8Array.from(brotliCompressSync(identity, { params })),
    gzip: Uint8Array.from(gzipSync(identity)),
  }
}
