import { describe, expect, it } from 'vitest'
import { findBannedTerms } from './language.ts'

describe('findBannedTerms', () => {
  it.each([
    ['how it is reckoned', 'reckoned'],
    ['It comes to the same total.', 'comes to the'],
    ['const colourOf = 1', 'colourOf'],
    ['categorise(line)', 'categorise'],
    ['Put right what is wrong.', 'Put right'],
  ])('finds %s', (text, found) => {
    expect(findBannedTerms(text).map((finding) => finding.text)).toEqual([found])
  })

  it('reports the line and a suggestion', () => {
    expect(findBannedTerms('one\ntwo\nas it stands')).toEqual([
      { line: 3, text: 'as it stands', suggestion: 'current, unchanged' },
    ])
  })

  it('accepts plain English', () => {
    expect(findBannedTerms('The customer realized that the total is higher. We were told so.')).toHaveLength(
      1,
    )
    expect(findBannedTerms('When it comes to travel, size matters. A raise, a noise, a promise.')).toEqual([])
  })
})
