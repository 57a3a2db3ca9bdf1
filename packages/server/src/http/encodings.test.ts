import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { growthOf, SUPERLINEAR } from '../testing/growth.ts'
import { encodeBody, pickEncoding } from './encodings.ts'

describe('pickEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip ; q=0.5 , br ; q=0.000', 'gzip'],
    ['br;q=0.1', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (header, expected) => {
    expect(pickEncoding(header)).toBe(expected)
  })

  it.each([' ', ';', ',', 'a', 'q=0.', 'gzip; ', ' ;'])('takes linear time for a header of %j', (pump) => {
    const makeHeader = (chars: number) => `x${pump.repeat(chars / pump.length)}x`
    expect(growthOf(pickEncoding, makeHeader)).toBeLessThan(SUPERLINEAR)
  })
})

describe('encodeBody', () => {
  it('returns the same text in all three encodings, each compressed once', async () => {
    const text = Buffer.from('<p>ledger</p>'.repeat(50))
    const encoded = encodeBody(text)
    expect(brotliDecompressSync(await encoded('br'))).toEqual(text)
    expect(gunzipSync(await encoded('gzip'))).toEqual(text)
    expect(await encoded('identity')).toEqual(text)
    expect(await encoded('br')).toBe(await encoded('br'))
  })

  it.each([0, 1, 70_000, 5_000_000])('returns a body of %i bytes after it was compressed', async (size) => {
    const body = Buffer.from(Array.from({ length: size }, (_, index) => (index * index) % 251))
    const encoded = encodeBody(body)
    expect(brotliDecompressSync(await encoded('br')).equals(body)).toBe(true)
    expect((await encoded('identity')).equals(body)).toBe(true)
    expect(gunzipSync(await encoded('gzip')).equals(body)).toBe(true)
  })
})
