import { describe, expect, it } from 'vitest'
import { encodeJson, JsonBytes } from './json-bytes.ts'

const textOf = (out: JsonBytes) => new TextDecoder().decode(out.written())

describe('JSON in a buffer', () => {
  it('has numbers as JSON.stringify writes them', () => {
    const cents = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 1_000_003)
    const numbers = [
      ...[0, -0, 1, -1, 9, 10, 99, 100, 0.01, 0.1, 0.29, -0.05, 1.1, 4.35, 1234.56, -1500.5],
      ...[999_999_999_999.99, 1e12, 123_456_789_012.34, 2 ** 53, 1e21, -1e21, 1e-7, 0.001, 1 / 3],
      ...cents.flatMap((each) => [each, -each, each / 100, -each / 100, each * 65_537.01]),
    ]
    const out = new JsonBytes()
    for (const number of numbers) {
      out.addNumber(number).addText(' ')
    }
    expect(textOf(out).trim().split(' ')).toEqual(numbers.map((number) => JSON.stringify(number)))
  })

  it('has all characters, added as text or encoded before', () => {
    const json = JSON.stringify('café “☂” 💳')
    const out = new JsonBytes()
    expect(textOf(out.addText(json).add(encodeJson(json)))).toBe(json + json)
  })

  it('grows, and starts over with nothing', () => {
    const out = new JsonBytes()
    const long = `"${'☂'.repeat(100_000)}"`
    for (const times of [1, 30, 1]) {
      out.clear()
      for (let count = 0; count < times; count++) {
        out.addText(long).add(encodeJson(long)).addNumber(12.5)
      }
      expect(textOf(out)).toBe(`${long}${long}12.5`.repeat(times))
    }
    out.clear()
    expect(textOf(out)).toBe('')
  })
})
