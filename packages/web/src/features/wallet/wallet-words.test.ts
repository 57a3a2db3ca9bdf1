import { type HeldCard, toCents, type WhyNot } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { answerOf, paidWith, walletOf } from '../../testing/wallet-answer.ts'
import { walletCard } from '../../testing/wallet-card.ts'
import { breakEvenWords, leversOf } from './break-even-words.ts'
import { otherWallet } from './cards-by-id.ts'
import { costWords } from './carried-balance.tsx'
import { reviewWords } from './held-review.tsx'
import { sureWords } from './wallet-verdict.tsx'
import { whyNotWords } from './why-not-words.ts'

const cards = new Map(
  [
    walletCard('a', { name: 'Alpha', program: 'miles', yearlyFeeCents: toCents(9500) }),
    walletCard('b', { name: 'Beta' }),
    walletCard('c', { name: 'Gamma', status: 'closed' }),
  ].map((card) => [card.cardId, card]),
)
const programs = [
  {
    key: 'miles',
    name: 'Example Miles',
    values: {
      floor: { value: 100, asOf: '2026-10-01' },
      usual: { value: 150, asOf: '2026-10-01' },
      optimistic: { value: 200, asOf: '2026-10-01' },
    },
  },
]

describe('how sure the answer is', () => {
  const said = (margin: number) =>
    sureWords(
      answerOf(walletOf({ a: 10_000 }), {
        runnerUp: walletOf({ b: 10_000 - margin }),
        margin: toCents(margin),
      }),
      1,
      cards,
    )

  it('is full where nothing is left unproved, and else says what could be missing', () => {
    expect(said(300)).toMatch(/^No other wallet beats it: each one was weighed, or ruled out by proof\./)
    const words = sureWords(answerOf(walletOf({ a: 10_000 }), { unproved: toCents(1234) }), 1, cards)
    expect(words).toMatch(/^No better one was found\. .* could come to at most \$12\.34 more\.$/)
  })

  it('is a tie if the next best is equal', () => {
    expect(said(0)).toMatch(/It’s a tie: Beta would have earned the same\.$/)
  })

  it('is close below three percent and clear from there', () => {
    expect(said(299)).toMatch(/It’s close: the next best, Beta, would have earned \$2\.99 less\.$/)
    expect(said(300)).toMatch(/It’s clear: the next best, Beta, would have earned \$3\.00 less\.$/)
  })

  it('says why there are fewer cards than requested, and what the owned cards earn', () => {
    const best = walletOf({ a: 5000, b: 2000 })
    const words = sureWords(answerOf(best, { held: walletOf({ b: 2500 }) }), 3, cards)
    expect(words).toMatch(/One more card would add nothing, so there are fewer than 3\./)
    expect(words).toMatch(/The cards you hold come to \$25\.00 by themselves\.$/)
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
    expect(whyNotWords(outdone, cards)).toBe(
      'Beta alone would have earned $25.00: $5.00 less than the best wallet. Added to the best wallet, it adds $15.00.',
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
    expect(whyNotWords(why, cards)).toBe(
      'Gamma is closed to new applicants. The best wallet with it, Alpha with Gamma, would have earned $40.00: the same as the best wallet. Added to the best wallet, it costs $7.00 more than it earns.',
    )
  })

  it('names the rule that excludes a card, or its bonus', () => {
    const obstacle = { cardId: 'b', rule: '5/24', isBonusOnly: false }
    expect(whyNotWords({ ...outdone, verdict: 'excluded', obstacle }, cards)).toBe(
      'Beta is excluded by a rule: 5/24.',
    )
    const bonusOnly = { cardId: 'b', rule: 'bonus received before', isBonusOnly: true }
    expect(whyNotWords({ ...outdone, obstacle: bonusOnly }, cards)).toMatch(
      /Its bonus doesn’t count: bonus received before\./,
    )
    expect(whyNotWords({ ...outdone, verdict: 'chosen' }, cards)).toBe('Beta is in the best wallet.')
  })
})

describe('a held card', () => {
  const held: HeldCard = {
    cardId: 'a',
    verdict: 'keep',
    adds: toCents(1200),
    fee: toCents(9500),
    downgrade: null,
  }

  it('is kept, downgraded or canceled, each with its amount', () => {
    expect(reviewWords(held, cards)).toBe('It adds $12.00 after its fee of $95.00.')
    expect(reviewWords({ ...held, verdict: 'cancel', adds: toCents(-8500) }, cards)).toBe(
      'It costs $85.00 more than it earns: its fee is $95.00. Canceling it saves that.',
    )
    const downgrade = { cardId: 'b', adds: toCents(2000) }
    expect(reviewWords({ ...held, verdict: 'downgrade', downgrade }, cards)).toBe(
      'It adds $12.00 after its fee of $95.00. Beta instead of it adds $20.00: $8.00 more.',
    )
  })
})

describe('where the winner changes', () => {
  const assignments = [paidWith('a', 'gas', 120_000), paidWith('a', 'dining', 240_000)]
  const known = { answer: answerOf(walletOf({ a: 5000 }, { assignments })), cards, programs }

  it('is looked for in all spending, in the largest categories, in points and in fees', () => {
    expect(
      leversOf(known).map((lever) => (lever.kind === 'category' ? lever.category.name : lever.kind)),
    ).toEqual(['point-value', 'fee', 'spending', 'Restaurants', 'Gas Stations'])
  })

  it('is said in dollars a month, cents a point and dollars of fee', () => {
    const [points, fee, spending, restaurants] = leversOf(known)
    const words = (lever: typeof spending, now: number, firstAfter: number) =>
      lever === undefined
        ? ''
        : breakEvenWords({ lever, now, lastBefore: now, firstAfter, challenger: ['b'] }, known)
    // $3,600 a year is $300 a month; half of it is $150.
    expect(words(spending, 1000, 500)).toBe('With $150.00 a month instead of $300.00 in all, Beta would win.')
    expect(words(restaurants, 1000, 1500)).toBe(
      'With $300.00 a month instead of $200.00 for Restaurants, Beta would win.',
    )
    expect(words(points, 150, 121)).toBe(
      'With 1.21 cents for a point of Example Miles instead of 1.50, Beta would win.',
    )
    expect(words(fee, 9500, 12_050)).toBe(
      'With a yearly fee of $120.50 for Alpha instead of $95.00, Beta would win.',
    )
  })
})

it('shows what is left after interest, which ranks the wallets', () => {
  const interest = { cardId: 'a', cents: toCents(12_000) }
  expect(sureWords(answerOf(walletOf({ a: 10_000 }, { interest })), 1, cards)).toMatch(
    /After interest of at least \$120\.00 on the balance you carry, -\$20\.00 is left/,
  )
})

it('says whether the rewards cover the interest', () => {
  const best = { total: toCents(30_000), years: 1 } as const
  expect(costWords(20_000, { best })).toMatch(/\$300\.00 a year, leaves \$100\.00\./)
  expect(costWords(50_000, { best })).toMatch(/doesn’t cover it: you pay \$200\.00 more than they earn\./)
  expect(costWords(null, { best })).toMatch(/can’t say what the balance costs/)
})

it('names another wallet by its differences, and in full if it shares no card', () => {
  const list = (...ids: string[]) => ids.map((cardId) => ({ cardId }))
  expect(otherWallet(list('a', 'c'), list('a', 'b'), cards)).toBe('Gamma instead of Beta')
  expect(otherWallet(list('a', 'b'), list('a', 'b', 'c'), cards)).toBe('the same without Gamma')
  expect(otherWallet(list('a'), list('a', 'b'), cards)).toBe('Alpha')
  expect(otherWallet(list('a', 'b', 'c'), list('a', 'b'), cards)).toBe('the same with Gamma')
  expect(otherWallet(list('b', 'c'), list('a'), cards)).toBe('Beta with Gamma')
})
