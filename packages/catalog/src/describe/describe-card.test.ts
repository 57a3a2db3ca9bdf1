import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { release } from '../index.ts'
import { releaseOn } from '../release-on.ts'
import { type Changes, sampleCard } from '../testing/sample-card.ts'
import { describeCard } from './describe-card.ts'

function descriptionOf(changes: Changes) {
  const sample = sampleCard(changes)
  return describeCard(sample.card, sample.release)
}

function lines(earns: string, changes: Changes = {}) {
  return descriptionOf({ earns: `[${earns}]`, ...changes }).rewardDetail
}

const points = { program: 'amex-membership-rewards' }

describe('a reward line', () => {
  it.each([
    [
      '{ rate: 4, on: [dining], cap: { spend: 50000, per: year }, after: 1 }',
      '4x points on dining, up to $50,000 a year, then 1x',
    ],
    ['{ rate: 3, on: [groceries, gas], at: [lyft] }', '3x points on groceries and gas and at Lyft'],
    ['{ rate: 5, on: [hotels], when: portal }', "5x points on hotels booked through the issuer's portal"],
    [
      '{ rate: 5, at: [american-airlines], above: 150000 }',
      '5x points at American Airlines after $150,000 of spending a year',
    ],
    ['{ rate: 5, at: [lyft], to: 2027-09-30 }', '5x points at Lyft, through Sep 30, 2027'],
    ['{ rate: 3, on: [gas], from: 2026-06-15 }', '3x points on gas, starting Jun 15, 2026'],
    [
      '{ rate: 3, on: [dining], firstMonths: 6, cap: { spend: 6000, per: opening } }',
      '3x points on dining in the first 6 months, up to $6,000 total',
    ],
    [
      '{ rate: 4, rotating: discover-it, when: activation, adds: true }',
      '4x extra points on Discover it quarterly categories once activated',
    ],
    [
      '{ rate: 6, choose: { count: 2, per: quarter, from: [amazon, target, gas] } }',
      '6x points on your choice of 2 each quarter (Amazon, Target or gas)',
    ],
    [
      '{ rate: 2, top: { rank: 2, per: month, from: [gas, pets] } }',
      '2x points on your second-highest spending category each month (gas or pets)',
    ],
    [
      '{ rate: 2, on: [everything], tier: penfed-honors-advantage }',
      '2x points on everything with PenFed Honors Advantage',
    ],
    ['{ rate: 5, at: [peloton], note: over $150 }', '5x points at Peloton (over $150)'],
    [
      '{ rate: 5, on: [hotels], when: portal, note: attractions too }',
      "5x points on hotels booked through the issuer's portal (attractions too)",
    ],
    [
      '{ rate: 4, on: [dining], note: not delivery, cap: { spend: 2000, per: quarter }, after: 1 }',
      '4x points on dining (not delivery), up to $2,000 a quarter, then 1x',
    ],
  ])('describes %s', (earns, line) => {
    expect(lines(earns, points)).toEqual([line])
  })

  it("uses percent for cash back, and says 'everything else' after other rules", () => {
    expect(
      lines('{ rate: 5, on: [groceries], sharedCap: both, after: 1 }, { rate: 1, on: [everything] }', {
        sharedCaps: '{ both: { reward: 500, per: year } }',
      }),
    ).toEqual([
      '5% cash back on groceries, up to a combined $500 in rewards a year, then 1%',
      '1% cash back on everything else',
    ])
  })
})

describe('the reward rate', () => {
  it.each([
    ['{ rate: 4, on: [dining] }, { rate: 1, on: [everything] }', '1% - 4% cash back'],
    ['{ rate: 5, on: [hotels], when: portal }, { rate: 2, on: [everything] }', '2% cash back'],
    ['{ rate: 4, rotating: discover-it, adds: true }, { rate: 1, on: [everything] }', '1% - 5% cash back'],
    ['{ rate: 5, at: [amazon], member: amazon-prime }', 'Conditional rewards only'],
    ['', 'No rewards'],
  ])('of %s is %s', (earns, rate) => {
    expect(descriptionOf({ earns: `[${earns}]` }).rewardRate).toBe(rate)
  })
})

describe('the line of rates', () => {
  it.each([
    [
      '{ rate: 6, on: [groceries], cap: { spend: 6000, per: year }, after: 1 }, { rate: 6, on: [streaming] }, { rate: 3, on: [gas] }, { rate: 1, on: [everything] }',
      '6% groceries (first $6,000 a year) and streaming, 3% gas',
    ],
    [
      '{ rate: 4, rotating: discover-it, when: activation, adds: true, cap: { spend: 1500, per: quarter } }, { rate: 1, on: [everything] }',
      // 4 + 1
      '5% rotating categories (first $1,500 a quarter), 1% everything else',
    ],
    ['{ rate: 5, on: [hotels], when: portal }, { rate: 2, on: [everything] }', '2% on everything'],
    [
      '{ rate: 5, at: [lyft], to: 2027-09-30 }, { rate: 3, on: [dining, gas, hotels, streaming] }, { rate: 1, on: [everything] }',
      '3% dining, gas and more, 1% everything else',
    ],
    ['{ rate: 5, at: [amazon], member: amazon-prime }', 'Conditional rewards only'],
    ['', 'No rewards'],
  ])('of %s is %s', (earns, line) => {
    expect(descriptionOf({ earns: `[${earns}]` }).rateLine).toBe(line)
  })

  it('has x for points', () => {
    expect(descriptionOf({ ...points, earns: '[{ rate: 1.5, on: [everything] }]' }).rateLine).toBe(
      '1.5x on everything',
    )
  })
})

describe('fee and offer', () => {
  it('mention a different first-year fee', () => {
    expect(descriptionOf({ fee: '{ yearly: 95, firstYear: 0 }' })).toMatchObject({
      annualFeeDisplay: ['$0 in the first year', '$95 after'],
      annualFeeDetail: '$0 in the first year, then $95 a year.',
    })
    expect(descriptionOf({ fee: '{ yearly: 0 }' })).toMatchObject({
      annualFeeDisplay: ['$0'],
      annualFeeDetail: 'No annual fee.',
    })
    expect(descriptionOf({})).toMatchObject({
      annualFeeDisplay: ['$39.50'],
      annualFeeDetail: '$39.50 a year.',
    })
  })

  it.each([
    [
      '{ points: 60000, spend: 8000, months: 6, upTo: 100000 }',
      '60,000 points (up to 100,000 points for some) after $8,000 in 6 months.',
    ],
    ['{ cash: 150, spend: 0 }', '$150 as a credit on approval.'],
    ['{ cash: 100, spend: 0, months: 1 }', '$100 as a credit after your first purchase in 1 month.'],
    ['{ thing: a mystery box, spend: 3000, days: 90 }', 'A mystery box after $3,000 in 90 days.'],
    ['{ credit: 250, spend: 3000, days: 90 }', '$250 as a credit after $3,000 in 90 days.'],
    ['{ giftCard: 100, spend: 0 }', 'A $100 gift card on approval.'],
    [
      '{ nights: { count: 3, maxPoints: 50000 }, spend: 3000, months: 3 }',
      '3 free nights worth up to 50,000 points each after $3,000 in 3 months.',
    ],
  ])('describe the offer %s', (offer, text) => {
    const changes = { ...points, offer: `{ tiers: [${offer}] }` }
    expect(descriptionOf(changes).introOffer.intro_description).toBe(text)
  })

  it('add the caveats and the date of an offer', () => {
    const tiers = '[{ points: 10, spend: 1, months: 1, upTo: 20 }, { thing: a night, spend: 1, months: 1 }]'
    const offer = `{ tiers: ${tiers}, until: 2026-12-31, authorizedUser: { points: 5, days: 90 } }`
    expect(descriptionOf({ ...points, offer }).introOfferGeneralDetail.slice(1)).toEqual([
      'This is an "up to" offer: we count 10 points, the lowest we know of.',
      "We don't count rewards without a known value.",
      "Adding an authorized user in the first 90 days earns 5 points more. We don't count it.",
      'Ends Dec 31, 2026.',
      'Seen Aug 18, 2026.',
    ])
  })

  it('say that a free night is not counted only if it has no value', () => {
    const offer = '{ tiers: [{ nights: { count: 1, maxPoints: 50000 }, spend: 1, months: 1 }] }'
    const linesFor = (program: string) => descriptionOf({ program, offer }).introOfferGeneralDetail
    const uncounted = "We don't count rewards without a known value."
    expect(linesFor('marriott-bonvoy')).not.toContain(uncounted)
    expect(linesFor('avios')).toContain(uncounted)
  })

  it('say that an offer has ended', () => {
    const offer = '{ until: 2026-11-04, tiers: [{ points: 10, spend: 1, months: 1 }] }'
    const { release } = sampleCard({ ...points, offer })
    const offerOn = (today: string) => {
      const dated = releaseOn(release, parseDay(today))
      const [card] = dated.cards
      return card && describeCard(card, dated).introOffer.intro_description
    }
    expect(offerOn('2026-11-04')).toBe('10 points after $1 in 1 month.')
    expect(offerOn('2026-11-05')).toBe('Ended Nov 4, 2026: 10 points after $1 in 1 month.')
  })

  it('mention a first-year match', () => {
    expect(descriptionOf({ firstYearMatch: '{ factor: 2 }' }).introOffer.intro_description).toBe(
      'U.S. Bank matches all cash back you earn in the first year.',
    )
  })
})

describe('interest', () => {
  it('is a pair in brackets, intro before regular, with exactly one comma', () => {
    const apr =
      '{ regular: [19.49, 28.49], purchases: { rate: 0, months: 12 }, transfers: { rate: 0, months: 18 } }'
    expect(descriptionOf({ apr }).APR).toBe(
      '[0% for 12 months on purchases and 0% for 18 months on balance transfers],[19.49% - 28.49%]',
    )
    for (const card of release.cards) {
      expect(describeCard(card, release).APR, card.id).toMatch(/^\[[^,[\]]+\],\[[^,[\]]+\]$/)
    }
  })

  it("is 'none' without an intro rate, and 'not stated' if unknown", () => {
    expect(descriptionOf({ apr: '{ regular: [29.99, 29.99] }' }).APR).toBe('[none],[29.99%]')
    expect(descriptionOf({}).APR).toBe('[not stated],[not stated]')
  })
})

describe('missing facts', () => {
  it("are described as 'not stated'", () => {
    const description = descriptionOf({ network: null })
    expect(description.creditRange).toEqual(['not stated', 'not stated'])
    expect(description.introOffer.intro_description).toBe('not stated')
    expect(description.moreDetailInfo).toContain('Network: not stated')
    expect(description.moreDetailInfo).toContain('Foreign transaction fee: not stated')
    expect(description.moreDetailInfo).toContain("Recommended credit: we don't know")
  })
})

describe('details', () => {
  it('are lines with a label and a text', () => {
    const description = descriptionOf({
      kind: 'secured',
      eligibility:
        '{ deposit: 200, requires: [costco], credit: { from: none, to: fair }, access: invitation }',
      foreignFee: '{ percent: 3 }',
      disputed: '[{ field: network, says: Mastercard, because: Ours is newer., seen: perks 2026-05-05 }]',
    })
    expect(description.moreDetailInfo).toEqual([
      'Issuer: U.S. Bank',
      'Network: Visa',
      'Rewards program: Cash back',
      'Intro APR: not stated',
      'Regular APR: not stated',
      'Foreign transaction fee: 3%',
      'Recommended credit: No credit–Fair',
      'How to get it: by invitation only',
      'Security deposit: from $200',
      'Requires: Costco membership',
      'Status: open to new applicants (as of Aug 22, 2026)',
      'Sources disagree on network: another one says “Mastercard”. Ours is newer.',
    ])
  })

  it('combine perks, credits and anniversary points in one map', () => {
    const { otherRewards } = descriptionOf({
      ...points,
      anniversary: '[{ points: 7500, fromYear: 2 }]',
      credits: '[{ name: Rides, worth: 120, every: month, enroll: true }]',
      perks: '{ Lounge: A lounge. }',
    })
    expect(JSON.parse(otherRewards)).toEqual({
      'Anniversary bonus': '7,500 points each year, starting in year two.',
      Rides: 'Up to $120 a year, in monthly installments. Enrollment required.',
      Lounge: 'A lounge.',
    })
  })

  it('state the value of a point, with publisher and date', () => {
    expect(descriptionOf(points).tooltips).toEqual([
      'Publishers value a point at 0.6¢ to 2.2¢, typically 1.7¢ (Median of 5 publishers, Oct 9, 2026).',
    ])
    expect(descriptionOf({ program: 'princess-rewards' }).tooltips[0]).toBe(
      "There's no published value for Princess Rewards, so we count the points as $0.",
    )
  })

  it('state only the highest estimate if there is no cash value', () => {
    expect(descriptionOf({ program: 'truist-miles' }).tooltips[0]).toMatch(
      /^Publishers value a mile at up to 1\.5¢, typically /,
    )
  })

  it('state the values of a card that differs from its program', () => {
    const card = release.cards.find(({ id }) => id === 'wells-fargo-autograph')
    expect(card && describeCard(card, release).tooltips[0]).toBe(
      'Publishers value a point at 1¢ to 1.5¢, typically 1¢ (1000Problems, May 5, 2026).',
    )
  })

  it('list the entries of a rotating calendar', () => {
    const description = descriptionOf({ earns: '[{ rate: 5, rotating: discover-it }]' })
    expect(description.rewardRateGeneralDetail.at(-1)).toBe(
      'Oct 1, 2026 to Dec 31, 2026: dining, entertainment and utilities',
    )
  })
})

it('rates points that are always worth a cent in percent, as their issuers do, and others as a multiple', () => {
  const amazon = descriptionOf({ program: 'amazon-points', earns: '[{ rate: 5, at: [amazon] }]' })
  expect([amazon.earnsPercent, amazon.rewardDetail, amazon.unitForPoints]).toEqual([
    true,
    [expect.stringMatching(/^5% .*Amazon/)],
    'points',
  ])
  const amex = descriptionOf({ ...points, earns: '[{ rate: 4, on: [dining] }]' })
  expect([amex.earnsPercent, amex.rewardDetail]).toEqual([false, ['4x points on dining']])
})
