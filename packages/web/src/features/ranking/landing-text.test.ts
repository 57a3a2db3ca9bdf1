import { audienceSlugs, spendSlugs } from '@cardsight/contract/paths'
import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { sampleCards } from '../../testing/sample-card.ts'
import { countSentence, headingOf, labelOf, noteOf, paragraphsOf, pickSentences } from './landing-text.ts'

it.each([
  [0, 'No cards found for the specified filters.'],
  [1, 'Showing 1 result.'],
  [23, 'Showing 23 results.'],
])('S-BEST-12, S-BEST-13, B-ERR-23: %d cards: %s', (count, sentence) => {
  expect(countSentence(count)).toBe(sentence)
})

describe('S-BEST-03, S-BEST-19, S-BEST-20: the head of a spend page', () => {
  const landing = landingOf('travel-spend')

  it('is about its category', () => {
    expect([headingOf(landing), labelOf(false), noteOf(landing, false)]).toEqual([
      'Best Credit Cards for Travel',
      'United States',
      'Note: Recommendations focus on category spending and exclude intro bonuses for clearer comparisons.',
    ])
  })

  it('is about your spending with your own amounts', () => {
    expect([headingOf(landing, true), labelOf(true), noteOf(landing, true)]).toEqual([
      'Best Credit Cards for Your Spending',
      'United States · Your spending',
      'Note: Recommendations are for your spending and exclude intro bonuses.',
    ])
    expect(noteOf(landingOf(null), true)).toBe('Note: Recommendations are for your spending.')
  })

  it('says whose amounts it ranks on', () => {
    expect(paragraphsOf(landingOf(null), false).join(' ')).toContain('a typical U.S. household’s spending')
    for (const slug of [null, ...audienceSlugs, ...spendSlugs]) {
      const [first, second] = paragraphsOf(landingOf(slug), true)
      expect(first).toBe(
        'We ranked these cards on the amounts you entered. The first one would have earned the most.',
      )
      expect(second).not.toMatch(/household|average/i)
    }
    expect(paragraphsOf(landing, true)[1]).toBe('Total = rewards − annual fee.')
  })
})

describe('the pick', () => {
  const alone = {
    top: sampleCards,
    ties: [],
    // 1,514.50 - 1,414.50
    gainOverPlain: 100,
    leaders: { withoutBonus: null, overThreeYears: null },
    profile: defaultProfile,
  }

  it('says by how much it ranks first, and what it gains over a plain card', () => {
    // 1,514.50 - 900, in whole dollars
    expect(pickSentences(alone)).toEqual([
      'Ferry Miles would have earned the most in a year: $1,515, $615 more than the next card.',
      'That’s $100 more than a no-fee 2% card.',
    ])
  })

  it.each([
    [0, 'A no-fee 2% card would have earned the same.'],
    [-12.5, 'A no-fee 2% card, if you can get one, would have earned $13 more.'],
  ])('says so if the gain over a plain card is %d', (gainOverPlain, sentence) => {
    expect(pickSentences({ ...alone, gainOverPlain })[1]).toBe(sentence)
  })

  it('claims no lead if it is the only card', () => {
    expect(pickSentences({ ...alone, top: sampleCards.slice(0, 1) })[0]).toBe(
      'Ferry Miles would have earned the most in a year: $1,515.',
    )
  })

  it.each([
    [['Twin'], 'Twin'],
    [['Twin', 'Anchor Cash'], 'Twin and Anchor Cash'],
    [['Twin', 'Anchor Cash', 'Buoy Card'], 'Twin, Anchor Cash and 1 more card'],
  ])('names the cards that come close: %j', (ties, names) => {
    expect(pickSentences({ ...alone, ties }).slice(0, 2)).toEqual([
      'Ferry Miles would have earned the most in a year: $1,515, $615 more than the next card.',
      `${names} would have earned nearly as much.`,
    ])
  })

  it('says when another card would have ranked first', () => {
    const anchor = { cardId: 'anchor', name: 'Anchor Cash', totalMoney: 1300 }
    const leaders = { withoutBonus: anchor, overThreeYears: { ...anchor, totalMoney: 3900 } }
    expect(pickSentences({ ...alone, leaders }).slice(2)).toEqual([
      'No bonus? Anchor Cash wins ($1,300).',
      'Keeping it 3 years? Anchor Cash wins ($3,900).',
    ])
  })

  it('says what it earns from year two on, and which card is better to keep', () => {
    const keep = { name: 'Anchor Cash', yearly: 900 }
    expect(pickSentences({ ...alone, later: { yearly: -20, keep } }).slice(2)).toEqual([
      'From year two on: −$20 a year.',
      'Best after year one: Anchor Cash, $900 a year.',
    ])
    expect(pickSentences({ ...alone, later: { yearly: 910, keep: null } }).slice(2)).toEqual([
      'From year two on: $910 a year.',
    ])
  })

  it('is empty if no card matches', () => {
    expect(pickSentences({ ...alone, top: [] })).toEqual([])
  })
})
