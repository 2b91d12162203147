import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { COMPRESSED_FROM, acceptedEncoding, encoded, encodedOnce } from './encodings.ts'

const all = encoded('text')
const { identity } = all

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts "%s" is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header, all)).toBe(encoding)
})

test('an encoding that was not made is not answered', () => {
  expect(acceptedEncoding('br, gzip', { identity })).toBe('identity')
})

test('encoded() keeps the text in every encoding', () => {
  expect([brotliDecompressSync(all.br!), gunzipSync(all.gzip!)].map(String)).toEqual(['text', 'text'])
})

test('encodedOnce() compresses what is long enough, as the request takes it', () => {
  const long = 'día '.repeat(COMPRESSED_FROM)
  const inBrotli = encodedOnce('gzip, br', long)
  const inGzip = encodedOnce('gzip', long)
  expect([inBrotli.encoding, String(brotliDecompressSync(inBrotli.content))]).toEqual(['br', long])
  expect([inGzip.encoding, String(gunzipSync(inGzip.content))]).toEqual(['gzip', long])
  expect(inBrotli.content.length).toBeLessThan(Buffer.byteLength(long) / 10)
  expect(encodedOnce(undefined, long)).toEqual({ encoding: 'identity', content: Buffer.from(long) })
  expect(encodedOnce('gzip, br', 'short').encoding).toBe('identity')
})
