import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodeBody, pickEncoding } from './encodings.ts'

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (header, expected) => {
    expect(pickEncoding(header)).toBe(expected)
  })
})

describe('encodeBody', () => {
  it('gives the same text in all three forms', async () => {
    const bodies = await encodeBody(Buffer.from('<p>ledger</p>'.repeat(50)))
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity)
    expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity)
  })
})
