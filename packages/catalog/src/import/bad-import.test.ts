import { describe, expect, it } from 'vitest'
import { bonusCard, bonuses, creditOdds, json, type Options, run } from '../testing/sample-import.ts'
import { parseApprovals } from './approvals.ts'
import type { DataSet } from './read-data-set.ts'

describe('a bad import', () => {
  const bad = (dataSets: readonly DataSet[], options: Options = {}) => {
    const { review, edited } = run(dataSets, options)
    expect(edited).toEqual([])
    return review.problems
  }

  it.each([
    [
      'a wrong type',
      [creditOdds({ annual_fee: 'free' })],
      'data/cards/plain-card.yaml: annual_fee: Invalid input: expected number, received string',
    ],
    [
      'a missing field',
      [creditOdds({ annual_fee: undefined })],
      'data/cards/plain-card.yaml: annual_fee: is missing',
    ],
    [
      'a wrong type in a list',
      [bonuses({ isAnnualFeeWaived: 'no' })],
      'data.json, Plain: isAnnualFeeWaived: Invalid input: expected boolean, received string',
    ],
    [
      'a wrong date in our own facts',
      [json({ offers: [{ cardId: 'plain-card', none: true, asOf: '10/10/2026', source: 'duff' }] })],
      'data.json, plain-card: asOf: Invalid ISO date',
    ],
    [
      'an unknown card',
      [creditOdds({ slug: 'new-card', name: 'New' })],
      'data/cards/plain-card.yaml: new-card (New, U.S. Bank) is not in the catalog',
    ],
    [
      'sources that contradict each other',
      [creditOdds({ annual_fee: 49 }), bonuses({ annualFee: 59 }, '2026-10-08')],
      'plain-card.fee: contradiction: $49 (creditodds 2026-10-10), but $59 (bonuses 2026-10-08); pick one with --yes CARD.FIELD=SOURCE',
    ],
    [
      'a fee of $9,500',
      [creditOdds({ annual_fee: 9500 })],
      'plain-card.fee: suspicious: a fee of 9500 is over the limit of 1000',
    ],
    [
      'a rate of 31',
      [creditOdds({ rewards: [{ category: 'everything_else', value: 31, unit: 'percent' }] })],
      'plain-card.base: suspicious: a rate of 31 is over the limit of 30',
    ],
    [
      'an APR of 45',
      [creditOdds({ apr: { regular: { min: 20, max: 45 } } })],
      'plain-card.apr: suspicious: an APR of 45 is over the limit of 40',
    ],
    [
      'an offer of 600,000 points',
      [
        creditOdds({
          signup_bonus: { value: 600_000, type: 'points', spend_requirement: 1, timeframe_months: 3 },
        }),
      ],
      'plain-card.offer: suspicious: an offer in points of 600000 is over the limit of 500000',
    ],
    [
      'an offer of $4,000',
      [
        creditOdds({
          signup_bonus: { value: 4000, type: 'cash', spend_requirement: 1, timeframe_months: 3 },
        }),
      ],
      'plain-card.offer: suspicious: an offer in dollars of 4000 is over the limit of 3000',
    ],
    [
      'no date',
      [json([bonusCard], null)],
      'data.json: has no dates. Say when its facts were true with --date YYYY-MM-DD',
    ],
    [
      'an unknown shape',
      [json({ rates: [] })],
      'data.json: is none of the data sets we know (docs/card-format.md)',
    ],
  ])('with %s says so and changes nothing', (_name, dataSets, problem) => {
    expect(bad(dataSets)).toContain(problem)
  })

  it('with dates in the future changes nothing', () => {
    expect(bad([creditOdds({}, '2026-11-17')])).toContain(
      'plain-card.fee: suspicious: creditodds dates it 2026-11-17, which is in the future',
    )
  })

  it('lists every problem at once', () => {
    expect(
      bad([creditOdds({ annual_fee: 'free', accepting_applications: 1 }), json('nothing')]),
    ).toHaveLength(3)
  })

  it('with a yes for something else changes nothing', () => {
    expect(bad([creditOdds({ annual_fee: 49 })], { yes: 'plain-card.offer' })).toEqual([
      '--yes plain-card.offer accepts no change',
    ])
    expect(() => parseApprovals(['fee'])).toThrow('--yes needs CARD.FIELD')
  })

  it('changes nothing if the result would not compile', () => {
    const credits = '[{ name: Travel Credit, worth: 200, every: year }]'
    const signup = { value: 200, type: 'cash', spend_requirement: 500, timeframe_months: 3 }
    const options = { card: { credits }, yes: 'plain-card.offer' }
    expect(bad([creditOdds({ signup_bonus: signup })], options)[0]).toMatch(
      /^after the import, cards\/us-bank\/plain-card\.yaml: offer\.tiers\.0: repeats the credit Travel Credit/,
    )
  })

  it('can leave out unknown cards, and always leaves out those with a reason', () => {
    const unknown = creditOdds({ slug: 'new-card', name: 'New' })
    expect(run([unknown, bonuses()], { skipUnknown: true }).review).toMatchObject({
      problems: [],
      skipped: ['data/cards/plain-card.yaml: new-card (New, U.S. Bank) is not in the catalog'],
    })
    expect(run([creditOdds({ slug: 'left-out' })]).review.problems).toEqual([])
  })

  it('leaves out business cards', () => {
    expect(
      run([creditOdds({ slug: 'b', category: 'business' }), bonuses({ isBusiness: true })]).review.rows,
    ).toEqual([])
  })
})
