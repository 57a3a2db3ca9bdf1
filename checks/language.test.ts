import { describe, expect, it } from 'vitest'
import { findBannedTerms } from './language.ts'
import { filesBelow, readText } from './repo-files.ts'

/**
 * Data keeps the words of its sources: merchants, card facts and passwords. The lists of terms contain them on
 * purpose. Applied migrations can't change, because their hashes are stored.
 */
const EXCLUDED =
  /^checks\/language\.|\/cards\/|\/fixtures\/|\/migrations\/|common-passwords|brand-names|model\/weights/
const WRITTEN_BY_US = /\.(?:tsx?|mjs|css|sql|md)$/

/** Names that other programs use: a file of the spec, and the `social` value of the sign-in page's URL. */
const FIXED_NAMES = /acceptance-behaviour|'cancelled'|\bcancelled:|social=cancelled/g

describe('our English', () => {
  it('uses no banned terms', () => {
    const findings = filesBelow('')
      .filter((path) => WRITTEN_BY_US.test(path) && !EXCLUDED.test(path))
      .flatMap((path) =>
        findBannedTerms(readText(path).replaceAll(FIXED_NAMES, '')).map(
          ({ line, text, suggestion }) => `${path}:${line} "${text}": write ${suggestion}`,
        ),
      )
    expect(findings).toEqual([])
  })
})

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
