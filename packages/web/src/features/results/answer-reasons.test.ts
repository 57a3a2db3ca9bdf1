import { describe, expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { type AnswerFacts, catchOf, laterNote, reasonsOf } from './answer-reasons.ts'

// Ferry Miles: $8,726.31 of travel at 3x, $60,000 of other and $2,000 of restaurants at 1x.
const facts: AnswerFacts = {
  card: sampleCard(),
  years: 1,
  bonusDays: 54,
  fees: [0, 95],
  laterYear: 1139.5,
  plainYear: null,
}
const textsOf = (changes: Partial<AnswerFacts>) => reasonsOf({ ...facts, ...changes })

describe('the reasons', () => {
  it('are the best rate, the bonus with its weeks, and a fee that is not charged', () => {
    expect(textsOf({})).toEqual([
      // 8,726.31 / 12. Other earns more, but only $248 above 1%; travel earns $279 above it.
      { text: '3x on $727 a month of travel', money: 366.5 },
      // 54 / 7 = 7.7 weeks
      { text: 'You’d earn the 20,000-mile bonus in about 8 weeks', money: 280 },
      { text: 'No foreign transaction fee', money: null },
    ])
  })

  it('are for a month, whatever the number of years', () => {
    const stat = sampleCard().stat.map((part) => ({
      ...part,
      spending: part.spending * 3,
      money: part.money * 3,
      points: part.points * 3,
    }))
    const card = sampleCard({ stat })
    expect(textsOf({ card, years: 3 })[0]?.text).toBe('3x on $727 a month of travel')
  })

  it('are a second rate if there is nothing to say about bonus and fee', () => {
    const card = sampleCard({ introMoney: 0, introPoints: 0, features: [] })
    expect(textsOf({ card, fees: [95, 95] }).map(({ text }) => text)).toEqual([
      '3x on $727 a month of travel',
      // (60,000 + 2,000) / 12
      '1x on $5,167 a month of other and restaurants',
    ])
  })

  it('name one rate on everything', () => {
    const stat = [{ category: 'Travel', spending: 6000, money: 120, points: 12_000, tooltip: [] }]
    const card = sampleCard({ stat, money: 120, points: 12_000 })
    expect(textsOf({ card })[0]).toEqual({ text: '2x on everything you buy', money: 120 })
  })

  it('say if a cap blends two rates', () => {
    const stat = [
      // $6,000 at 3% and $4,000 at 1% is 2.2%.
      { category: 'Restaurants', spending: 10_000, money: 220, points: 22_000, tooltip: [] },
      { category: 'Travel', spending: 1000, money: 10, points: 1000, tooltip: [] },
    ]
    const card = sampleCard({ stat, earnsPercent: true })
    expect(textsOf({ card })[0]?.text).toBe('An average of 2.2% on $833 a month of restaurants')
  })

  it('count many categories', () => {
    const stat = ['Travel', 'Gas Stations', 'Shops'].map((category, index) => ({
      category,
      spending: 1200 - index * 120,
      money: 24 - index * 2.4,
      points: 2400 - index * 240,
      tooltip: [],
    }))
    const plain = { category: 'Other', spending: 1000, money: 10, points: 1000, tooltip: [] }
    const card = sampleCard({ stat: [...stat, plain], earnsPercent: true })
    // (1,200 + 1,080 + 960) / 12 = 270
    expect(textsOf({ card })[0]?.text).toBe('2% on $270 a month of travel, gas stations and 1 more')
  })

  it('state a bonus in dollars once', () => {
    const card = sampleCard({ introMoney: 200, introPoints: 20_000 })
    expect(textsOf({ card, bonusDays: 3 })[1]).toEqual({
      text: 'You’d earn the $200 bonus in about 1 week',
      money: null,
    })
  })

  it('leave out what is not counted', () => {
    const card = sampleCard({ calculation: { isReward: false, isIntro: false } })
    expect(textsOf({ card, fees: [0, 0] })).toEqual([{ text: 'No annual fee', money: null }])
  })

  it('name extra rewards of the first year', () => {
    const card = sampleCard({ introMoney: 300, introPoints: 30_000, firstYearMoney: 300 })
    expect(textsOf({ card })[1]).toEqual({ text: 'Extra rewards in the first year', money: 300 })
  })
})

describe('the catch', () => {
  it.each([
    [
      'a fee that later years don’t earn back',
      // 575 − 480
      { fees: [95, 95], laterYear: 480, plainYear: 575 },
      'From year two, it earns $95 a year less after its $95 fee than a no-fee 2% card',
    ],
    [
      'what a 2% card earns more than later years without a fee',
      // 575 − 431
      { fees: [0, 0], laterYear: 431, plainYear: 575 },
      'From year two, it earns $144 a year less than a no-fee 2% card',
    ],
    [
      'a fee, if later years earn it back',
      { fees: [95, 95], laterYear: 597, plainYear: 575 },
      'A fee of $95 a year: from year two it earns $597',
    ],
    ['a fee', { fees: [325, 325], laterYear: 382.4 }, 'A fee of $325 a year: from year two it earns $382'],
    ['a fee that starts later', {}, 'No fee in year one, then $95 a year: from year two it earns $1,140'],
    [
      'a fee above the rewards',
      { fees: [550, 550], laterYear: -40 },
      'A fee of $550 a year: from year two it costs $40 more than it earns',
    ],
    ['a bonus', { fees: [0, 0], laterYear: 90 }, 'The bonus is paid once: from year two it earns $90'],
    [
      'a drawback',
      { fees: [0, 0], card: sampleCard({ introMoney: 0 }) },
      'The annual fee starts in the second year.',
    ],
    ['nothing', { fees: [0, 0], card: sampleCard({ introMoney: 0, moreDetailNotes: [] }) }, null],
  ] as const)('is %s', (_, changes, text) => {
    expect(catchOf({ ...facts, ...changes })).toBe(text)
  })
})

describe('what later years are beside a first year without its bonus', () => {
  // 1,389 − 750 = 639
  const card = sampleCard({ totalMoney: 1389, introMoney: 750 })
  const noteOf = (laterYear: number, fees: AnswerFacts['fees'] = [95, 95]) =>
    laterNote({ ...facts, card, fees, laterYear })

  it('needs no words if they’re the same', () => {
    expect(noteOf(639.4)).toBeNull()
  })

  it('is the fee, if that’s the difference', () => {
    // 639 − 95
    expect(noteOf(544, [0, 95])).toBe('From year two, the fee is $95 instead of $0.')
  })

  it('is what ends or starts, and how much that is', () => {
    expect(noteOf(627)).toBe('Later years earn $12 less: some rates or credits end.')
    expect(noteOf(689)).toBe('Later years earn $50 more: some rates, credits or yearly bonuses start then.')
  })
})
