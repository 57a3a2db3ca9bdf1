import { describe, expect, it } from 'vitest'
import { sampleCard } from './testing/sample-card.ts'

function engineOf(changes: Record<string, string | null>) {
  return sampleCard(changes).card.engine
}

const seen = '2026-08-18'

const withOffer = (offer: string) => ({ offer: `{ tiers: [${offer}] }` })

describe('toEngineCard', () => {
  it('separates the first-year fee from later fees', () => {
    expect(engineOf({ fee: '{ yearly: 95, firstYear: 0 }' }).fee).toEqual({ firstYear: 0, later: 9500 })
    expect(engineOf({ fee: '{ yearly: 95 }' }).fee).toEqual({ firstYear: 9500, later: 9500 })
  })

  it('knows the merchants that do not take its network, and no others', () => {
    const refusedBy = (network: string | null) => engineOf({ network }).refusedBy
    expect(refusedBy('visa')).toBeUndefined()
    expect(refusedBy('mastercard')).toEqual(['costco', 'costco-gas'])
    expect(refusedBy('discover')).toEqual(['costco', 'costco-gas'])
    expect(refusedBy('amex')).toEqual(['costco', 'costco-com', 'costco-gas'])
    expect(refusedBy('store')).toEqual(['costco', 'costco-com', 'costco-gas'])
    expect(refusedBy(null)).toBeUndefined()
  })

  it('counts the online store of a merchant that a rule names', () => {
    const [rule] = engineOf({ earns: '[{ rate: 2, at: [costco] }]' }).rules
    expect(rule?.target).toEqual({ kind: 'where', where: { merchants: ['costco', 'costco-com'] } })
    const [other] = engineOf({ earns: '[{ rate: 6, on: [us-supermarkets] }]' }).rules
    expect(other?.target).toMatchObject({
      where: { exceptMerchants: expect.arrayContaining(['costco-com']) },
    })
  })

  it('copies announced fees', () => {
    expect(engineOf({ fee: '{ yearly: 95, changes: [{ from: 2027-01-01, yearly: 150 }] }' }).fee).toEqual({
      firstYear: 9500,
      later: 9500,
      changes: [{ from: '2027-01-01', yearly: 15_000 }],
    })
  })

  it('copies the last day of an offer and the day on which it was seen', () => {
    const offer =
      '{ until: 2026-12-31, seen: duff 2026-10-10, tiers: [{ cash: 200, spend: 500, months: 3 }] }'
    expect(engineOf({ offer }).bonus).toEqual([
      { points: 20_000, spend: 50_000, days: 90, until: '2026-12-31', seen: '2026-10-10' },
    ])
  })

  it('converts a cash offer to cents on a cash card, and to a value on a points card', () => {
    const cash = withOffer('{ cash: 200, spend: 500, months: 3 }')
    expect(engineOf(cash).bonus).toEqual([{ points: 20_000, spend: 50_000, days: 90, seen }])
    expect(engineOf({ ...cash, program: 'delta-skymiles' }).bonus).toEqual([
      { points: 0, valueCents: 20_000, spend: 50_000, days: 90, seen },
    ])
  })

  it('has one bonus tier per offer tier; 12 months are 365 days', () => {
    const tiers = withOffer(
      '{ points: 75000, spend: 4000, months: 3 }, { points: 40000, spend: 20000, months: 12 }',
    )
    expect(engineOf({ ...tiers, program: 'aeroplan' }).bonus).toEqual([
      { points: 75_000, spend: 400_000, days: 90, seen },
      { points: 40_000, spend: 2_000_000, days: 365, seen },
    ])
  })

  it('counts a thing only if the file states its worth', () => {
    expect(engineOf(withOffer('{ thing: three nights, spend: 3000, days: 100 }')).bonus).toEqual([])
    expect(engineOf(withOffer('{ thing: three nights, worth: 100, spend: 3000, days: 100 }')).bonus).toEqual([
      { points: 10_000, spend: 300_000, days: 100, seen },
    ])
  })

  it('drops the bonus of a closed card', () => {
    const closed = {
      ...withOffer('{ cash: 200, spend: 500, months: 3 }'),
      status: '{ state: closed }',
    }
    expect(engineOf(closed)).toMatchObject({ isOpen: false, bonus: [] })
  })

  it.each([
    ['invitation only', { eligibility: '{ access: invitation }' }],
    ['by upgrade only', { eligibility: '{ access: upgrade-only }' }],
    ['not ranked', { unranked: 'No source states its rates.' }],
  ])('does not recommend a card that is %s', (_reason, changes) => {
    expect(engineOf(changes).isOpen).toBe(false)
  })

  it('counts the lowest amount of an "up to" offer, and nothing if it is not known', () => {
    const program = { program: 'aeroplan' }
    const known = withOffer('{ points: 60000, upTo: 100000, spend: 8000, months: 6 }')
    expect(engineOf({ ...known, ...program }).bonus).toEqual([
      { points: 60_000, spend: 800_000, days: 180, seen },
    ])
    const unknown = withOffer('{ points: 0, upTo: 100000, spend: 8000, months: 6 }')
    expect(engineOf({ ...unknown, ...program }).bonus).toEqual([])
  })

  it('counts gift cards and statement credits at face value', () => {
    expect(engineOf(withOffer('{ giftCard: 150, spend: 0 }')).bonus).toMatchObject([{ points: 15_000 }])
    expect(engineOf(withOffer('{ credit: 250, spend: 0 }')).bonus).toMatchObject([{ points: 25_000 }])
  })

  it('converts credits to yearly amounts and categories, and drops one-time and per-use credits', () => {
    const credits = [
      '{ name: Rides, worth: 120, every: month, breadth: brand, on: [rideshare, dining] }',
      '{ name: Resy Credit, worth: 100.5, every: quarter }',
      '{ name: Hotel Credit, worth: 300, every: half-year, breadth: broad, portal: true, on: [hotels], after: { on: 250 } }',
      '{ name: CLEAR Plus Credit, worth: 219, every: year, breadth: brand, after: { card: 10000 } }',
      '{ name: Lounge Credit, worth: 100, every: five-years }',
      '{ name: Global Entry / TSA PreCheck Credit, worth: 120, every: four-years }',
      '{ name: A gift, worth: 50, every: once }',
      '{ name: A stay, worth: 100, every: use }',
    ]
    expect(engineOf({ credits: `[${credits.join(', ')}]` }).credits).toEqual([
      {
        id: 'rides',
        yearlyCents: 12_000,
        per: 'month',
        breadth: 'brand',
        on: ['rideshare', 'dining', 'fast-food', 'food-delivery'],
      },
      { id: 'resy', yearlyCents: 10_050, per: 'quarter', breadth: 'niche' },
      {
        id: 'plain-card-hotel-credit',
        yearlyCents: 30_000,
        per: 'half-year',
        breadth: 'broad',
        needsPortal: true,
        on: ['hotels'],
        minimum: { cents: 25_000, of: 'on' },
      },
      {
        id: 'clear-plus',
        yearlyCents: 21_900,
        per: 'year',
        breadth: 'brand',
        minimum: { cents: 1_000_000, of: 'card' },
      },
      { id: 'lounge', yearlyCents: 2000, per: 'year', breadth: 'niche' }, // 100 / 5 = 20.00
      { id: 'global-entry-tsa-precheck', yearlyCents: 3000, per: 'year', breadth: 'niche' }, // 120 / 4 = 30.00
    ])
  })

  it('converts the foreign transaction fee to ppm, and counts the usual one if the percentage is not stated', () => {
    expect(engineOf({ foreignFee: '{ percent: 2.7 }' }).foreignFeePpm).toBe(27_000)
    expect(engineOf({ foreignFee: '{ percent: 0 }' }).foreignFeePpm).toBe(0)
    // The usual 3%, from the table.
    expect(engineOf({ foreignFee: '{ charged: true }' }).foreignFeePpm).toBe(30_000)
    expect(engineOf({})).not.toHaveProperty('foreignFeePpm')
  })

  it('copies the first-year match and the anniversary points', () => {
    expect(
      engineOf({ firstYearMatch: '{ factor: 2 }', anniversary: '[{ points: 7500, fromYear: 2 }]' }),
    ).toMatchObject({
      isFirstYearMatched: true,
      anniversary: [{ points: 7500, fromYear: 2 }],
    })
  })
})

describe('free nights of an offer', () => {
  const bonusOf = (program: string, nights: string) => {
    const offer = `{ tiers: [{ nights: ${nights}, spend: 3000, months: 3 }] }`
    return sampleCard({ program, offer }).card.engine.bonus.map(({ valueCents }) => valueCents)
  }

  it('count at three quarters of the highest price level that they cover', () => {
    // Marriott: 75% of $274 up to 50,000 points, and of $219 up to 40,000
    expect(bonusOf('marriott-bonvoy', '{ count: 3, maxPoints: 50000 }')).toEqual([61_650])
    expect(bonusOf('marriott-bonvoy', '{ count: 1, maxPoints: 45000 }')).toEqual([16_425])
  })

  it('count without a price limit only if the program has a value for such nights', () => {
    expect(bonusOf('hilton-honors', '{ count: 1 }')).toEqual([39_075])
    expect(bonusOf('marriott-bonvoy', '{ count: 1 }')).toEqual([])
    expect(bonusOf('hilton-honors', '{ count: 1, maxPoints: 50000 }')).toEqual([])
  })
})
