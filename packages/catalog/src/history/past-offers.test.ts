import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { sampleHistory } from '../testing/sample-history.ts'
import { offerValue } from './offer-value.ts'
import { advertisedAt, bestOffer, compareWithBest, offerSeries, usualOffer } from './past-offers.ts'

const today = parseDay('2026-11-16')

/** Four offers: 100,000 points long ago, 60,000 twice, 90,000 in between. Since Sep 20 there's none in the card's file. */
const text = [
  'offers:',
  '  - { from: 2023-01-01, to: 2024-11-15, tiers: [{ points: 100000, spend: 4000, months: 3 }], source: bonuses }',
  '  - { from: 2024-11-16, to: 2025-06-30, tiers: [{ points: 60000, spend: 4000, months: 3 }], source: bonuses }',
  '  - { from: 2025-07-01, to: 2025-12-31, tiers: [{ points: 70000, spend: 4000, months: 3 }, { credit: 200, spend: 4000, months: 3 }], source: bonuses }',
  '  - { from: 2026-01-01, to: 2026-01-31, tiers: [], source: creditodds }',
  '  - { from: 2026-02-01, to: 2026-08-22, tiers: [{ points: 60000, spend: 4000, months: 3 }], source: creditodds }',
].join('\n')
const { history } = sampleHistory(text)

describe('offerValue', () => {
  it.each([
    // 60,000 points at 1.5 cents.
    [[{ points: 60000, spend: 1, months: 1 }], 1.5, 90_000],
    // The highest amount of an "up to" offer.
    [[{ points: 60000, upTo: 100000, spend: 1, months: 1 }], 1, 100_000],
    [[{ cash: 150, upTo: 250, spend: 1, months: 1 }], 2, 25_000],
    // 50,000 points + $150 + a $25.50 gift card.
    [
      [
        { points: 50000, spend: 1 },
        { credit: 150, spend: 1 },
        { giftCard: 25.5, spend: 0 },
      ],
      1,
      67_550,
    ],
    // 3 nights at 50,000 points at 0.7 cents = $1,050, and one night of unknown price: 35,000 × 0.7 = $245.
    [
      [
        { nights: { count: 3, maxPoints: 50000 }, spend: 1 },
        { nights: { count: 1 }, spend: 1 },
      ],
      0.7,
      129_500,
    ],
    [[{ nights: { count: 3 }, worth: 400, spend: 1 }], 1, 40_000],
    [[{ thing: 'a companion fare', spend: 1 }], 1, 0],
    [[], 1, 0],
  ])('of %j at %f cents per point is %i cents', (tiers, centsPerPoint, cents) => {
    expect(offerValue(tiers, centsPerPoint)).toBe(cents)
  })
})

describe('bestOffer', () => {
  it('is the most valuable offer of the last 24 months', () => {
    // 70,000 points and $200 are $900 at 1 cent. The 100,000 points ended a day before the 24 months began.
    expect(bestOffer(history, today)).toMatchObject({
      valueCents: 90_000,
      from: '2025-07-01',
      to: '2025-12-31',
      source: 'bonuses',
    })
  })

  it('looks back as far as it is asked to, and takes offers that ended on the first day', () => {
    expect(bestOffer(history, today, { months: 25 })?.valueCents).toBe(100_000)
    expect(bestOffer(history, parseDay('2026-11-15'))?.valueCents).toBe(100_000)
    expect(bestOffer(history, parseDay('2022-12-31'))).toBeNull()
    expect(bestOffer(history, parseDay('2030-01-01'))).toBeNull()
  })

  it('takes the latest of equal offers', () => {
    expect(bestOffer(history, today, { months: 9 })).toMatchObject({ from: '2026-02-01', valueCents: 60_000 })
    expect(bestOffer(history, today, { months: 24, worthOf: advertisedAt(0) })?.valueCents).toBe(20_000)
  })

  it('prefers an offer for everyone to an equal one that says "up to"', () => {
    const upTo = sampleHistory(
      [
        'offers:',
        '  - { from: 2026-01-01, to: 2026-01-31, tiers: [{ points: 60000, spend: 1, months: 3 }], source: bonuses }',
        '  - { from: 2026-02-01, to: 2026-02-28, tiers: [{ points: 20000, upTo: 60000, spend: 1, months: 3 }], source: bonuses }',
      ].join('\n'),
    ).history
    expect(bestOffer(upTo, today)).toMatchObject({ from: '2026-01-01', isUpTo: false })
    expect(offerSeries(upTo, today).map(({ isUpTo }) => isUpTo)).toEqual([false, true])
  })
})

describe('usualOffer', () => {
  it('was available on most days', () => {
    // 60,000 points: Nov 16, 2024 to Jun 30, 2025 are 227 days, Feb 1 to Aug 22, 2026 are 203. The other offer: 184.
    expect(usualOffer(history, today)).toMatchObject({ valueCents: 60_000, days: 430, from: '2026-02-01' })
  })

  it('counts only days in the window', () => {
    // From Aug 16, 2025: 138 days of the $900 offer until Dec 31, and none of the first 60,000. Feb 1 to Aug 22: 203 days.
    expect(usualOffer(history, today, { months: 15 })).toMatchObject({ days: 203, valueCents: 60_000 })
    // On Feb 10, 2026: Nov 10 to Dec 31 are 52 days, Feb 1 to 10 are 10.
    expect(usualOffer(history, parseDay('2026-02-10'), { months: 3 })).toMatchObject({
      days: 52,
      valueCents: 90_000,
    })
  })

  it('is null without offers', () => {
    expect(usualOffer(history, parseDay('2022-01-01'))).toBeNull()
  })
})

describe('offerSeries', () => {
  it('has a step for each period, without days that no source covers', () => {
    const steps = offerSeries(history, today).map(({ from, to, valueCents }) => [from, to, valueCents])
    expect(steps).toEqual([
      ['2023-01-01', '2024-11-15', 100_000],
      ['2024-11-16', '2025-06-30', 60_000],
      ['2025-07-01', '2025-12-31', 90_000],
      ['2026-01-01', '2026-01-31', 0],
      ['2026-02-01', '2026-08-22', 60_000],
    ])
  })

  it('joins periods of the same offer that follow each other, and keeps gaps', () => {
    const tiers = 'tiers: [{ points: 60000, spend: 4000, months: 3 }]'
    const split = sampleHistory(
      [
        'offers:',
        `  - { from: 2025-01-01, to: 2025-03-31, ${tiers}, source: bonuses }`,
        `  - { from: 2025-04-01, to: 2025-06-30, ${tiers}, also: [[{ points: 10000, spend: 1 }]], source: bonuses }`,
        `  - { from: 2025-08-01, to: 2025-08-31, ${tiers}, source: creditodds }`,
      ].join('\n'),
    ).history
    expect(offerSeries(split, today).map(({ from, to }) => [from, to])).toEqual([
      ['2025-01-01', '2025-06-30'],
      ['2025-08-01', '2025-08-31'],
    ])
    expect(bestOffer(split, parseDay('2025-07-15'))).toMatchObject({ from: '2025-01-01', to: '2025-06-30' })
  })

  it('says whether any part of an offer has a known value', () => {
    const period = (from: string, to: string, tiers: string) =>
      `  - { from: ${from}, to: ${to}, tiers: [${tiers}], source: bonuses }`
    const fare = '{ thing: a companion fare, spend: 1, months: 3 }'
    const mixed = sampleHistory(
      [
        'offers:',
        period('2025-01-01', '2025-01-31', fare),
        period('2025-02-01', '2025-02-28', `${fare}, { points: 5000, spend: 1, months: 3 }`),
        period('2025-03-01', '2025-03-31', ''),
      ].join('\n'),
    ).history
    expect(offerSeries(mixed, today).map(({ isValued, valueCents }) => [isValued, valueCents])).toEqual([
      [false, 0],
      [true, 5_000],
      [true, 0],
    ])
  })

  it("ends today's offer on its last day", () => {
    const offer =
      '{ tiers: [{ points: 60000, spend: 4000, months: 3 }], until: 2026-11-04, seen: duff 2026-09-20 }'
    const current = sampleHistory(text, { offer }).history
    expect(offerSeries(current, parseDay('2026-11-04')).at(-1)?.to).toBeNull()
    expect(offerSeries(current, parseDay('2026-11-05')).at(-1)?.to).toBe('2026-11-04')
  })
})

describe('compareWithBest', () => {
  const offerOf = (points: number) => ({ tiers: [{ points, spend: 4000, months: 3 }] })

  it('says whether the offer is below 75% of the best', () => {
    // The best is $900: 67,500 points are exactly 75%.
    expect(compareWithBest(offerOf(67_500), history, today)).toMatchObject({ share: 0.75, isFarBelow: false })
    expect(compareWithBest(offerOf(67_499), history, today)).toMatchObject({ isFarBelow: true })
    expect(compareWithBest(offerOf(45_000), history, today)).toMatchObject({
      share: 0.5,
      currentCents: 45_000,
    })
  })

  it('uses the value of a point for both', () => {
    // At 2 cents the best is $1,600, and 60,000 points are $1,200.
    const comparison = compareWithBest(offerOf(60_000), history, today, { worthOf: advertisedAt(2) })
    expect(comparison).toMatchObject({ share: 0.75, currentCents: 120_000, best: { valueCents: 160_000 } })
  })

  it("doesn't call an offer low if a part of it has no known value", () => {
    const tiers = [
      { points: 10_000, spend: 1, months: 3 },
      { thing: 'a companion fare', spend: 1, months: 3 },
    ]
    expect(compareWithBest({ tiers }, history, today)?.isFarBelow).toBe(false)
  })

  it('is null without an offer today, after its last day, and without past offers', () => {
    expect(compareWithBest(undefined, history, today)).toBeNull()
    expect(compareWithBest({ tiers: [] }, history, today)).toBeNull()
    expect(compareWithBest({ ...offerOf(1), until: parseDay('2026-11-15') }, history, today)).toBeNull()
    expect(compareWithBest({ ...offerOf(1), until: today }, history, today)).not.toBeNull()
    expect(compareWithBest(offerOf(1), history, parseDay('2022-01-01'))).toBeNull()
  })
})
