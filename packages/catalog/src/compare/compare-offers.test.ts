import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareMissing } from './compare-missing.ts'
import { compareOffers } from './compare-offers.ts'
import { missingCardSchema } from './missing-facts.ts'
import { offerFactSchema } from './offer-facts.ts'

const reading = { cardId: 'plain-card', asOf: '2026-10-10', source: 'duff' }
const tier = { cash: 200, spend: 500, days: 90 }

function compare(changes: Changes, fact: Record<string, unknown>) {
  const { cards } = releaseOf(sampleFile(changes))
  const list = { made: '2026-11-15', offers: [offerFactSchema.parse({ ...reading, ...fact })] }
  return compareOffers(cards, list, {})
}

const offer = (tiers: string, rest = '') => ({ offer: `{ tiers: [${tiers}]${rest} }` })
const same = offer('{ credit: 200, spend: 500, months: 3 }')

describe('a comparison of offers', () => {
  it.each([
    ['the same terms in other words', same, { tiers: [tier] }],
    [
      'miles and points',
      offer('{ points: 5000, spend: 0 }'),
      { tiers: [{ miles: 5000, spend: 0, days: 30 }] },
    ],
    [
      'the highest amount',
      offer('{ points: 0, upTo: 90000, spend: 10, months: 12 }'),
      { tiers: [{ points: 90000, spend: 10, days: 365 }], upTo: true },
    ],
    ['no offer', offer(''), { none: true }],
    ['an unknown offer', {}, { unknown: true }],
    ['an offer that has ended', offer(''), { tiers: [tier], ended: true, until: '2026-11-04' }],
    [
      'the last offer of a closed card',
      { ...same, status: '{ state: closed }' },
      { none: true, closed: true },
    ],
    [
      'a waived first year',
      { ...same, fee: '{ yearly: 95, firstYear: 0 }' },
      { tiers: [tier], feeFirstYear: 0 },
    ],
  ])('finds no difference for %s', (_name, changes, fact) => {
    expect(compare(changes, fact).differences).toEqual([])
  })

  it.each([
    ['an amount', same, { tiers: [{ ...tier, cash: 250 }] }],
    ['spending', same, { tiers: [{ ...tier, spend: 600 }] }],
    ['a time limit', same, { tiers: [{ ...tier, days: 180 }] }],
    ['a second tier', same, { tiers: [tier, { ...tier, spend: 900 }] }],
    ['the last day to apply', same, { tiers: [tier], until: '2026-12-31' }],
    ['the wording "up to"', same, { tiers: [tier], upTo: true }],
    ['an offer that has ended', same, { tiers: [tier], ended: true, until: '2026-11-04' }],
    ['a first-year match', same, { tiers: [tier], firstYearMatch: {} }],
    ['a waived first year', same, { tiers: [tier], feeFirstYear: 0 }],
  ])('finds a difference in %s', (_name, changes, fact) => {
    expect(compare(changes, fact).differences).toHaveLength(1)
  })

  it("returns both sides, the reason from the card's file, and whose is newer", () => {
    const changes = { ...same, corrections: '{ offer 2026-11-15: Our reading is later. }' }
    expect(compare(changes, { none: true }).differences).toEqual([
      {
        cardId: 'plain-card',
        ours: '$200 for $500 in 90 days',
        theirs: 'none',
        reason: 'Our reading is later.',
        isNewerHere: false,
      },
    ])
    const earlier = { ...same, corrections: '{ offer 2026-10-01: Our reading is later. }' }
    expect(compare(earlier, { none: true }).differences[0]?.reason).toBeNull()
    const newer = offer('{ credit: 200, spend: 500, months: 3 }', ', seen: duff 2026-10-11')
    expect(compare(newer, { none: true }).differences[0]).toMatchObject({ reason: null, isNewerHere: true })
  })

  it('lists cards that are neither in the catalog nor left out', () => {
    const facts = ['a', 'b', 'plain-card'].map((cardId) =>
      offerFactSchema.parse({ ...reading, cardId, none: true }),
    )
    const list = { made: '2026-11-15', offers: facts }
    const { unknownCards } = compareOffers(releaseOf(sampleFile()).cards, list, { a: 'Unknown fee.' })
    expect(unknownCards).toEqual(['b'])
  })
})

it('finds missing cards that are neither in the catalog nor left out', () => {
  const fact = (value: unknown) => ({ value, asOf: '2026-10-01', source: 'aic' })
  const card = { name: 'A', issuer: fact('Chase'), network: fact('visa'), status: fact('open'), fee: fact(0) }
  const missing = ['a', 'b', 'plain-card'].map((id) => missingCardSchema.parse({ ...card, id }))
  expect(compareMissing(releaseOf(sampleFile()).cards, missing, { a: 'Unknown fee.' })).toEqual(['b'])
})
