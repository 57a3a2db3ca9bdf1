import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressAtOnce } from './compress.ts'

const text = JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ card: index % 7, units: 1200 })))

describe.each([0, 1, 5])('a body compressed with quality %i', (quality) => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is smaller with %s, and has the same text', (encoding, decompress) => {
    const body = compressAtOnce(text, encoding, quality)
    expect(body.length).toBeLessThan(text.length / 10)
    expect(decompress(body).toString()).toBe(text)
    expect(compressAtOnce(new TextEncoder().encode(text), encoding, quality)).toEqual(body)
  })

  it.each(['br', 'gzip', 'identity'] as const)('has a buffer of its own size with %s', (encoding) => {
    for (const given of ['{}', text, new TextEncoder().encode(text)]) {
      const body = compressAtOnce(given, encoding, quality)
      expect(body.buffer.byteLength).toBe(body.byteLength)
      expect(body).not.toBe(given)
    }
  })
})
