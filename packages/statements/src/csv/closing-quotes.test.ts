import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClosingQuoteFinder } from './closing-quotes.ts'

const COMMA = ','.charCodeAt(0)

describe('the closing quote of a cell', () => {
  it('is the one a search from the cell finds, wherever earlier searches stopped', () => {
    const letter = fc.constantFrom('"', '"', '"', ',', '\n', ' ', 'a')
    const texts = fc.array(letter, { maxLength: 200 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(texts, fc.array(fc.nat(200), { maxLength: 20 }), (text, positions) => {
        const find = createClosingQuoteFinder(text, COMMA)
        for (const from of positions.filter((at) => at <= text.length).sort((a, b) => a - b)) {
          expect(find(from, lineOf(text, from))).toBe(findSimply(text, from))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is missing if the cell would be longer than any real cell, or have more lines', () => {
    const find = (text: string) => createClosingQuoteFinder(text, COMMA)(1, 1)
    expect(find(`"${'a'.repeat(4999)}",1`)).toBe(5000)
    expect(find(`"${'a'.repeat(5000)}",1`)).toBe(-1)
    expect(find(`"${'a\n'.repeat(40)}",1`)).toBe(81)
    expect(find(`"${'a\n'.repeat(41)}",1`)).toBe(-1)
  })
})

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/**
 * Simple search: two quotes in a row are part of the text, and a single quote before a separator ends the
 * cell.
 */
function findSimply(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '"' && text[index + 1] === '"') {
      index += 1
    } else if (text[index] === '"' && /^ {0,10}(?:[,\n]|$)/.test(text.slice(index + 1))) {
      return text.slice(from, index).split('\n').length > 41 ? -1 : index
    }
  }
  return -1
}
