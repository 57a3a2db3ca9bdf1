import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { createWalletCalculator } from './wallet-calculator.ts'
import { defaultWalletSettings, type WalletSettings, type WalletSpend } from './wallet-question.ts'

const pays = (percent: number, leaves?: Leaf[]) => ({
  id: `at-${percent}`,
  rate: percent * 1000,
  target: {
    kind: 'where',
    where: leaves === undefined ? ({ isEverything: true } as const) : { leaves },
  } as const,
})

/** Plain pays 2 % on everything, Diner 5 % on restaurants, and Driver 4 % on gas. */
const release = makeRelease([
  makeCard('plain', 'Plain', { engine: { rules: [pays(2)] } }),
  makeCard('diner', 'Diner', { engine: { rules: [pays(5, ['dining']), pays(1)] } }),
  makeCard('driver', 'Driver', { engine: { rules: [pays(4, ['gas']), pays(1)] } }),
  makeCard('offer', 'Offer', {
    engine: { rules: [pays(1)], bonus: [{ points: 20_000, spend: toCents(100_000), days: 365 }] },
  }),
])

const day = parseDay('2025-03-01')
const bought = (leaf: Leaf, dollars: number) => ({
  day,
  cents: toCents(dollars * 100),
  leaf,
  merchant: null,
  account: null,
})
const spend = {
  kind: 'purchases',
  purchases: [bought('dining', 2000), bought('gas', 1000), bought('other', 5000)],
  window: dayRange(parseDay('2025-01-01'), parseDay('2025-12-31')),
} satisfies WalletSpend

function advise(changes: Partial<WalletSettings>) {
  const calculator = createWalletCalculator(
    () => release,
    parseDay('2026-10-31'),
    () => undefined,
  )
  return calculator.advise(spend, { ...defaultWalletSettings, isIntro: false, ...changes })
}
const idsOf = ({ cards }: { cards: readonly { cardId: string }[] }) =>
  cards.map(({ cardId }) => cardId).sort()

it('comes with what the purchases earned on the cards that they were made with', () => {
  const calculator = createWalletCalculator(
    () => release,
    parseDay('2026-10-31'),
    () => undefined,
  )
  const settings = { ...defaultWalletSettings, isIntro: false }
  const asked = (cardOf?: Readonly<Record<string, string>>, years: 1 | 3 = 1) =>
    calculator.advise(
      {
        ...spend,
        purchases: [
          { ...bought('dining', 2000), account: 'one' },
          { ...bought('other', 5000), account: 'two' },
          { ...bought('gas', 1000), account: 'debit' },
        ],
        ...(cardOf && { cardOf }),
      },
      { ...settings, years },
    ).actual
  // 5% of 2,000 and 2% of 5,000
  expect(asked({ one: 'diner', two: 'plain' })).toBe(20_000)
  // 1% of 2,000; nobody knows the other account's card
  expect(asked({ one: 'driver', two: 'gone' })).toBe(2_000)
  expect(asked()).toBeNull()
  expect(asked({ one: 'diner' }, 3)).toBeNull()
})

describe('the recommended wallet', () => {
  it('leaves out a card that adds less than $50 a year, and says what it would be with it', () => {
    const { answer, size, larger } = advise({ size: 3 })
    // Diner adds 3 % of 2,000 = 60 to Plain; Driver adds 2 % of 1,000 = 20 to both.
    expect(idsOf(answer.best)).toEqual(['diner', 'plain'])
    expect(answer.best.total).toBe(22_000)
    expect(size).toBe(2)
    expect(larger).toMatchObject({ total: 24_000 })
  })

  it('is the best wallet of its size by the same engine', () => {
    expect(advise({ size: 3 }).answer.best).toEqual(advise({ size: 2 }).answer.best)
  })

  it('keeps small cards on request, and cards that the user has in any case', () => {
    expect(idsOf(advise({ size: 3, keepsSmallCards: true }).answer.best)).toEqual([
      'diner',
      'driver',
      'plain',
    ])
    const { answer, larger } = advise({ size: 3, owned: ['driver'] })
    expect(idsOf(answer.best)).toEqual(['diner', 'driver', 'plain'])
    expect(larger).toBeNull()
  })

  it('counts three years of what a card adds', () => {
    // 20 a year are 60 in three years: still less than 50 a year.
    expect(advise({ size: 3, years: 3 }).answer.best.cards).toHaveLength(2)
  })

  it('compares with the best single card, unless the user has cards', () => {
    // Plain: 2 % of 8,000.
    expect(advise({ size: 2 }).single).toMatchObject({ total: 16_000 })
    expect(advise({ size: 1 }).single).toBeNull()
    expect(advise({ size: 2, owned: ['plain'] }).single).toBeNull()
  })

  it('names a wallet in one currency that earns within 2% of it', () => {
    const inPoints = (id: string, rules: ReturnType<typeof pays>[]) =>
      makeCard(id, id, { program: 'miles', engine: { program: 'miles', rules } })
    const mixed = makeRelease([
      makeCard('cash-food', 'Food', { engine: { rules: [pays(5, ['dining']), pays(1)] } }),
      inPoints('points-all', [pays(2)]),
      inPoints('points-food', [pays(4.9, ['dining']), pays(1)]),
    ])
    const calculator = createWalletCalculator(
      () => mixed,
      parseDay('2026-10-31'),
      () => undefined,
    )
    const profile = { ...defaultWalletSettings.profile, points: 'own', pointValues: { miles: 100 } } as const
    const { answer, simpler } = calculator.advise(spend, {
      ...defaultWalletSettings,
      isIntro: false,
      profile,
    })
    // 5 % of 2,000 and 2 % of 6,000 are 220. In miles alone, 4.9 % and 2 % are 218.
    expect(answer.best.total).toBe(22_000)
    expect(simpler).toMatchObject({ program: 'miles', total: 21_800 })
    expect(advise({ size: 2 }).simpler).toBeNull()
  })

  it('shows how to use the cards once a bonus is earned', () => {
    // Offer: 200 for 1,000 of spending. Afterward it pays less than Plain everywhere.
    const { answer, afterBonuses } = advise({ size: 3, isIntro: true })
    expect(idsOf(answer.best)).toEqual(['diner', 'offer', 'plain'])
    expect(answer.best.assignments.some(({ cardId }) => cardId === 'offer')).toBe(true)
    expect(new Set(afterBonuses?.assignments.map(({ cardId }) => cardId))).toEqual(
      new Set(['diner', 'plain']),
    )
    expect(advise({ size: 2 }).afterBonuses).toBeNull()
  })
})
