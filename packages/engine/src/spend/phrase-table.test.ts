import { describe, expect, it } from 'vitest'
import { createPhraseTable } from './phrase-table.ts'

const table = createPhraseTable([
  ['HOTEL', 'hotel'],
  ['HOTEL BAR', 'bar'],
  ['NETFLIX*', 'netflix'],
  ['SHELL#', 'shell'],
])

describe('a table of phrases', () => {
  it('finds a phrase that ends with a word only there', () => {
    expect(table.at('HOTEL', 0)).toBe('hotel')
    expect(table.at('HOTEL ROMA', 0)).toBe('hotel')
    expect(table.at('HOTELS', 0)).toBeNull()
  })

  it('takes the longest', () => {
    expect(table.at('HOTEL BAR ROMA', 0)).toBe('bar')
    expect(table.at('HOTEL BARN', 0)).toBe('hotel')
  })

  it('finds a phrase with a star within a word', () => {
    expect(table.at('NETFLIXCOM LOS GATOS', 0)).toBe('netflix')
    expect(table.at('NETFLI', 0)).toBeNull()
  })

  it('finds a phrase with a number sign alone or before a number of three digits', () => {
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

  it('looks from the left or for the last one, always at the beginning of words', () => {
    expect(table.first('OLD NETFLIX HOTEL')).toBe('netflix')
    expect(table.last('OLD NETFLIX HOTEL')).toBe('hotel')
    expect(table.first('GRANDHOTEL')).toBeNull()
    expect([table.first(''), table.last('')]).toEqual([null, null])
  })

  it('refuses a phrase that stands for two things', () => {
    const twice = [
      ['A', 1],
      ['A', 2],
    ] as const
    expect(() => createPhraseTable(twice)).toThrow("the phrase 'A' stands for two things")
  })

  it('takes a phrase that is said twice for said once', () => {
    const twice = [
      ['A', 1],
      ['A', 1],
    ] as const
    expect(createPhraseTable(twice).at('A', 0)).toBe(1)
  })
})
