import { describe, expect, it } from 'vitest'
import { release } from '../index.ts'
import { type Changes, sampleCard } from '../testing/sample-card.ts'
import { describeCard } from './describe-card.ts'

function wordsOf(changes: Changes) {
  const sample = sampleCard(changes)
  return describeCard(sample.card, sample.release)
}

function lines(earns: string, changes: Changes = {}) {
  return wordsOf({ earns: `[${earns}]`, ...changes }).rewardDetail
}

const points = { program: 'amex-membership-rewards' }

describe('a line of rewards', () => {
  it.each([
    [
      '{ rate: 4, on: [dining], cap: { spend: 50000, per: year }, after: 1 }',
      '4x points on dining, up to $50,000 a year, then 1x',
    ],
    ['{ rate: 3, on: [groceries, gas], at: [lyft] }', '3x points on groceries and gas and at Lyft'],
    ['{ rate: 5, on: [hotels], when: portal }', "5x points on hotels booked through the issuer's own site"],
    [
      '{ rate: 5, at: [american-airlines], above: 150000 }',
      '5x points at American Airlines beyond $150,000 of spending a year',
    ],
    ['{ rate: 5, at: [lyft], to: 2027-09-30 }', '5x points at Lyft, through Sep 30, 2027'],
    ['{ rate: 3, on: [gas], from: 2026-06-15 }', '3x points on gas, since Jun 15, 2026'],
    [
      '{ rate: 3, on: [dining], firstMonths: 6, cap: { spend: 6000, per: opening } }',
      '3x points on dining in the first 6 months, up to $6,000 in all',
    ],
    [
      '{ rate: 4, rotating: discover-it, when: activation, adds: true }',
      '4x points on top on the quarterly categories of Discover it once activated',
    ],
    [
      '{ rate: 6, choose: { count: 2, per: quarter, from: [amazon, target, gas] } }',
      '6x points on 2 of these by your choice each quarter (Amazon, Target or gas)',
    ],
    [
      '{ rate: 2, top: { rank: 2, per: month, from: [gas, pets] } }',
      '2x points on the one of these with the second most spending each month (gas or pets)',
    ],
    [
      '{ rate: 2, on: [everything], tier: penfed-honors-advantage }',
      '2x points on everything with PenFed Honors Advantage',
    ],
    ['{ rate: 5, at: [peloton], note: over $150 }', '5x points at Peloton (over $150)'],
  ])('says %s as a person would', (earns, line) => {
    expect(lines(earns, points)).toEqual([line])
  })

  it('speaks of percent where the reward is money, and of everything else after other rules', () => {
    expect(
      lines('{ rate: 5, on: [groceries], sharedCap: both, after: 1 }, { rate: 1, on: [everything] }', {
        sharedCaps: '{ both: { reward: 500, per: year } }',
      }),
    ).toEqual([
      '5% cash back on groceries, up to a shared $500 of reward a year, then 1%',
      '1% cash back on everything else',
    ])
  })
})

describe('the reward rate', () => {
  it.each([
    ['{ rate: 4, on: [dining] }, { rate: 1, on: [everything] }', '1% - 4% cash back'],
    ['{ rate: 5, on: [hotels], when: portal }, { rate: 2, on: [everything] }', '2% cash back'],
    ['{ rate: 4, rotating: discover-it, adds: true }, { rate: 1, on: [everything] }', '1% - 5% cash back'],
    ['{ rate: 5, at: [amazon], member: amazon-prime }', 'Rewards only under conditions'],
    ['', 'No rewards'],
  ])('of %s is %s', (earns, rate) => {
    expect(wordsOf({ earns: `[${earns}]` }).rewardRate).toBe(rate)
  })
})

describe('fee and offer', () => {
  it('tell of a first year that differs', () => {
    expect(wordsOf({ fee: '{ yearly: 95, firstYear: 0 }' })).toMatchObject({
      annualFeeDisplay: ['$0 in the first year', '$95 after'],
      annualFeeDetail: 'Yearly fee: $0 in the first year, $95 after.',
    })
    expect(wordsOf({ fee: '{ yearly: 0 }' })).toMatchObject({
      annualFeeDisplay: ['$0'],
      annualFeeDetail: 'No yearly fee.',
    })
    expect(wordsOf({}).annualFeeDisplay).toEqual(['$39.50'])
  })

  it.each([
    [
      '{ points: 100000, spend: 8000, months: 6, upTo: true }',
      'Up to 100,000 points after $8,000 in 6 months.',
    ],
    ['{ cash: 150, spend: 0 }', '$150 as a credit on approval.'],
    ['{ cash: 100, spend: 0, months: 1 }', '$100 as a credit with a first purchase in 1 month.'],
    ['{ thing: three free nights, spend: 3000, days: 90 }', 'Three free nights after $3,000 in 90 days.'],
  ])('say the offer %s', (offer, text) => {
    const changes = { ...points, offer: `[${offer}]`, offerAsOf: '2026-08-18' }
    expect(wordsOf(changes).introOffer.intro_description).toBe(text)
  })

  it('add what must be known about an offer', () => {
    const offer = '[{ points: 10, spend: 1, months: 1, upTo: true }, { thing: a night, spend: 1, months: 1 }]'
    expect(wordsOf({ ...points, offer, offerAsOf: '2026-08-18' }).introOfferGeneralDetail.slice(1)).toEqual([
      'The issuer offers some people less.',
      'What is not money or points is told and not counted.',
      'As of Aug 18, 2026.',
    ])
  })

  it('tell a first year that is paid twice', () => {
    expect(wordsOf({ firstYearMatch: 'true' }).introOffer.intro_description).toBe(
      'All that is earned in the first year is paid twice.',
    )
  })
})

describe('interest', () => {
  it('is a pair in brackets, intro before regular, with one comma only', () => {
    const apr =
      '{ regular: [19.49, 28.49], purchases: { rate: 0, months: 12 }, transfers: { rate: 0, months: 18 }, asOf: 2026-08-18 }'
    expect(wordsOf({ apr }).APR).toBe(
      '[0% for 12 months on purchases and 0% for 18 months on balance transfers],[19.49% - 28.49%]',
    )
    for (const card of release.cards) {
      expect(describeCard(card, release).APR, card.id).toMatch(/^\[[^,[\]]+\],\[[^,[\]]+\]$/)
    }
  })

  it('says when there is no intro rate, and when nothing is known', () => {
    expect(wordsOf({ apr: '{ regular: [29.99, 29.99], asOf: 2026-08-18 }' }).APR).toBe('[none],[29.99%]')
    expect(wordsOf({}).APR).toBe('[not stated],[not stated]')
  })
})

describe('what is absent', () => {
  it('is said to be not stated', () => {
    const words = wordsOf({ network: null })
    expect(words.creditRange).toEqual(['not stated', 'not stated'])
    expect(words.introOffer.intro_description).toBe('not stated')
    expect(words.moreDetailInfo).toContain('Network: not stated')
    expect(words.moreDetailInfo).toContain('Foreign transaction fee: not stated')
    expect(words.moreDetailInfo).toContain('Recommended credit: not stated')
  })
})

describe('details', () => {
  it('are lines with a label and a text', () => {
    const words = wordsOf({
      kind: 'secured',
      deposit: '200',
      requires: 'Membership in a club',
      foreignFee: '{ percent: 3, asOf: 2022-12-31 }',
      credit: '{ from: none, to: fair }',
    })
    expect(words.moreDetailInfo).toEqual([
      'Issuer: U.S. Bank',
      'Network: Visa',
      'Rewards program: Cash back',
      'Intro APR: not stated',
      'Regular APR: not stated',
      'Foreign transaction fee: 3% (as of Dec 31, 2022)',
      'Recommended credit: No credit - Fair',
      'Security deposit: from $200',
      'Requires: Membership in a club',
      'Status: open to applicants (seen on Aug 22, 2026)',
      'Facts as of: Sep 21, 2026',
    ])
  })

  it('put perks, credits and anniversary points into one map', () => {
    const { otherRewards } = wordsOf({
      ...points,
      anniversary: '[{ points: 7500, fromYear: 2 }]',
      credits: '[{ name: Rides, worth: 120, every: month, enroll: true }]',
      perks: '{ Lounge: A lounge. }',
    })
    expect(JSON.parse(otherRewards)).toEqual({
      'Anniversary bonus': '7,500 points each year, from the second on.',
      Rides: 'Up to $120 a year, in monthly parts, after signing up for it.',
      Lounge: 'A lounge.',
    })
  })

  it('say what a point counts as, by whom and when', () => {
    expect(wordsOf(points).tooltips).toEqual([
      'A point counts as 1.5 cents (Frequent Miler, Oct 9, 2026).',
      'Others say 0.6 (Issuer) to 2 cents (The Points Guy).',
      'Facts as of Sep 21, 2026.',
    ])
    expect(wordsOf({ program: 'princess-rewards' }).tooltips[0]).toBe(
      'Nobody publishes a value for Princess Rewards: its points count for nothing here.',
    )
  })

  it('list the quarters of a calendar', () => {
    const words = wordsOf({ earns: '[{ rate: 5, rotating: discover-it }]' })
    expect(words.rewardRateGeneralDetail.at(-1)).toBe(
      'Oct 1, 2026 to Dec 31, 2026: dining, entertainment and utilities',
    )
  })
})
