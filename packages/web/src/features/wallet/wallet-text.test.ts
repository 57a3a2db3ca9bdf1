import { toCents } from '@cardsight/engine/money'
import type { SensitivityCurve, WhyNot } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { answerOf, paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import { otherWallet } from './cards-by-id.ts'
import {
  curveSummary,
  formatValue,
  parameterName,
  parametersOf,
  startText,
  switchSentences,
} from './sensitivity-text.ts'
import { whyNotText } from './why-not-card.tsx'
import { certaintyText, unusableText } from './why-these.tsx'

const cards = new Map(
  [
    walletCard('a', { name: 'Alpha', program: 'miles', annualFeeCents: toCents(9500) }),
    walletCard('b', { name: 'Beta' }),
    walletCard('c', { name: 'Gamma', status: 'closed' }),
  ].map((card) => [card.cardId, card]),
)
const programs = [
  { key: 'miles', name: 'Example Miles', isMoney: false },
  { key: 'cash', name: 'Cash', isMoney: true },
]

describe('how certain the answer is', () => {
  const said = (margin: number) =>
    certaintyText(
      answerOf(walletOf({ a: 10_000 }), {
        runnerUp: walletOf({ b: 10_000 - margin }),
        margin: toCents(margin),
      }),
      1,
      cards,
    )

  it('is complete without a gap, and otherwise says how much more there could be', () => {
    expect(said(300)).toMatch(/^No other wallet would have earned you more\./)
    const text = certaintyText(answerOf(walletOf({ a: 10_000 }), { gap: toCents(1234) }), 1, cards)
    expect(text).toBe('We stopped searching early. Another wallet could earn up to $12 more.')
  })

  it('is a tie if the runner-up is equal', () => {
    expect(said(0)).toMatch(/It’s a tie: Beta would have earned the same\.$/)
  })

  it('is close below three percent and clear from there', () => {
    expect(said(299)).toMatch(/It’s close: the runner-up, Beta, would have earned \$3 less\.$/)
    expect(said(300)).toMatch(/It’s a clear win: the runner-up, Beta, would have earned \$3 less\.$/)
  })

  it('says what the closest card would have cost if none would earn anything', () => {
    const none = answerOf(walletOf({}), { runnerUp: walletOf({ b: -1250 }), margin: toCents(1250) })
    expect(certaintyText(none, 2, cards)).toBe(
      'No card would earn you money. The closest, Beta, would have cost you $13 more than it earns.',
    )
  })

  it('says why there are fewer cards than requested, and what the owned cards earn', () => {
    const best = walletOf({ a: 5000, b: 2000 })
    const text = certaintyText(answerOf(best, { owned: walletOf({ b: 2500 }) }), 3, cards)
    expect(text).toMatch(/Another card wouldn’t add anything, so this wallet has fewer than 3\./)
    expect(text).toMatch(/The cards you have would earn \$25 on their own\.$/)
  })
})

describe('why not a card', () => {
  const outdone: WhyNot = {
    cardId: 'b',
    verdict: 'outdone',
    obstacle: null,
    wallet: walletOf({ b: 2500 }),
    short: toCents(500),
    addsAsOneMore: toCents(1500),
  }

  it('says what it earns, what is missing, and what it would add', () => {
    expect(whyNotText(outdone, cards)).toBe(
      'Beta alone would have earned $25: $5 less than the best wallet. Adding it to the best wallet would earn $15 more.',
    )
  })

  it('handles ties, cards that cost more than they earn, and closed cards', () => {
    const why: WhyNot = {
      ...outdone,
      cardId: 'c',
      wallet: walletOf({ a: 3000, c: 1000 }),
      short: toCents(0),
      addsAsOneMore: toCents(-700),
    }
    expect(whyNotText(why, cards)).toBe(
      'Gamma is closed to new applicants. The best wallet with it, Alpha with Gamma, would have earned $40: the same as the best wallet. Adding it to the best wallet would cost $7 more than it earns.',
    )
  })

  it('names the rule that excludes a card or its bonus', () => {
    const obstacle = { cardId: 'b', rule: '5/24', isBonusOnly: false }
    expect(whyNotText({ ...outdone, verdict: 'excluded', obstacle }, cards)).toBe('Beta is excluded: 5/24.')
    const bonusOnly = { cardId: 'b', rule: 'bonus received before', isBonusOnly: true }
    expect(whyNotText({ ...outdone, obstacle: bonusOnly }, cards)).toMatch(
      /Its bonus doesn’t count: bonus received before\./,
    )
    expect(whyNotText({ ...outdone, verdict: 'chosen' }, cards)).toBe('Beta is in the best wallet.')
  })
})

describe('a sensitivity curve', () => {
  const assignments = [paidWith('a', 'gas', 120_000), paidWith('a', 'dining', 240_000)]
  const answer = answerOf(walletOf({ a: 5000 }, { assignments }))
  const names = { cards, programs }
  const point = (value: number, ...winner: string[]) => ({ value, total: toCents(value), winner })
  const curve: SensitivityCurve = {
    parameter: { kind: 'spending' },
    now: 30_000,
    points: [point(10_000, 'b'), point(20_000, 'a', 'b'), point(30_000, 'a', 'b')],
    switches: [{ value: 20_000, from: ['b'], to: ['a', 'b'] }],
  }

  it('can vary all spending, the largest categories, point values and fees', () => {
    expect(parametersOf(answer, names).map((each) => parameterName(each, names))).toEqual([
      'All spending',
      'Spending on Restaurants',
      'Spending on Gas Stations',
      'Value of Example Miles',
      'Annual fee of Alpha',
    ])
  })

  it('has values in dollars a month, cents per point and dollars a year', () => {
    expect(formatValue({ kind: 'spending' }, 63_400)).toBe('$634 a month')
    expect(formatValue({ kind: 'point-value', program: 'miles' }, 146)).toBe('1.46¢ per point')
    expect(formatValue({ kind: 'fee', cardId: 'a' }, 9500)).toBe('$95 a year')
  })

  it('says what changes at each switch', () => {
    const sentenceOf = (from: string[], to: string[]) =>
      switchSentences({ ...curve, switches: [{ value: 20_000, from, to }] }, names)[0]
    expect(sentenceOf(['b'], ['a', 'b'])).toBe('From $200 a month, it pays to add Alpha.')
    expect(sentenceOf(['a', 'b'], ['b'])).toBe('From $200 a month, you no longer need Alpha.')
    expect(sentenceOf(['a', 'b'], ['a', 'c'])).toBe('From $200 a month, Gamma replaces Beta.')
    expect(sentenceOf(['a'], ['b', 'c'])).toBe('From $200 a month, your best wallet is Beta with Gamma.')
  })

  it('says how often the best wallet changes, and what it is at the low end', () => {
    expect(startText(curve, names)).toBe('At the low end, your best wallet is Beta.')
    expect(curveSummary(curve, names)).toBe('Your best wallet changes once.')
    const steady = { ...curve, points: [point(10_000, 'b')], switches: [] }
    expect(curveSummary(steady, names)).toBe('Beta is your best wallet over the whole range.')
  })
})

it('says what was deducted for points that the user can’t use', () => {
  const points = { program: 'miles', usable: toCents(60_000), deducted: toCents(12_345) }
  expect(unusableText(points, 2, programs)).toBe(
    'You can use about $600 of Example Miles in 2 years, so we took off $123 for the rest.',
  )
})

it('names another wallet by its differences, and in full if it shares no card', () => {
  const list = (...ids: string[]) => ids.map((cardId) => ({ cardId }))
  expect(otherWallet(list('a', 'c'), list('a', 'b'), cards)).toBe('Gamma instead of Beta')
  expect(otherWallet(list('a', 'b'), list('a', 'b', 'c'), cards)).toBe('the same without Gamma')
  expect(otherWallet(list('a'), list('a', 'b'), cards)).toBe('Alpha')
  expect(otherWallet(list('a', 'b', 'c'), list('a', 'b'), cards)).toBe('the same with Gamma')
  expect(otherWallet(list('b', 'c'), list('a'), cards)).toBe('Beta with Gamma')
})
