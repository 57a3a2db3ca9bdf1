import { describe, expect, it } from 'vitest'
import { createPhraseTable } from './phrase-table.ts'

const table = createPhraseTable([
  ['HOTEL', 'hotel'],
  ['HOTEL BAR', 'bar'],
  ['NETFLIX*', 'netflix'],
  ['SHELL#', 'shell'],
])

describe('a phrase table', () => {
  it('matches a plain phrase only at the end of a word', () => {
    expect(table.at('HOTEL', 0)).toBe('hotel')
    expect(table.at('HOTEL ROMA', 0)).toBe('hotel')
    expect(table.at('HOTELS', 0)).toBeNull()
  })

  it('prefers the longest phrase', () => {
    expect(table.at('HOTEL BAR ROMA', 0)).toBe('bar')
    expect(table.at('HOTEL BARN', 0)).toBe('hotel')
  })

  it('matches a phrase with an asterisk within a word', () => {
    expect(table.at('NETFLIXCOM LOS GATOS', 0)).toBe('netflix')
    expect(table.at('NETFLI', 0)).toBeNull()
  })

  it('matches a phrase with a number sign alone or before a number with three digits', () => {
    expect(['SHELL', 'SHELL 123', 'SHELL F1234'].map((text) => table.at(text, 0))).toEqual([
      'shell',
      'shell',
      'shell',
    ])
    expect(['SHELL BEACH', 'SHELLFISH', 'SHELL 8 BAR', 'SHELL123'].map((text) => table.at(text, 0))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('finds the first or the last phrase, always at the start of a word', () => {
    expect(table.first('OLD NETFLIX HOTEL')).toBe('netflix')
    expect(table.last('OLD NETFLIX HOTEL')).toBe('hotel')
    expect(table.first('GRANDHOTEL')).toBeNull()
    expect([table.first(''), table.last('')]).toEqual([null, null])
  })

  it('rejects a phrase with two values', () => {
    const twice = [
      ['A', 1],
      ['A', 2],
    ] as const
    expect(() => createPhraseTable(twice)).toThrow("the phrase 'A' has two values")
  })

  it('accepts a duplicate phrase with the same value', () => {
    const twice = [
      ['A', 1],
      ['A', 1],
    ] as const
    expect(createPhraseTable(twice).at('A', 0)).toBe(1)
  })
})
