import { backtest, compileCatalog } from '@cardsight/engine/backtest'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { isBill, leaves } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { spendFrom, withRent } from '@cardsight/engine/spending'
import { createWalletContext, valueWallet } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { engineCards, pointValues, programs } from '../index.ts'

const compiled = compileCatalog(engineCards, {
  ...defaultAssumptions,
  today: parseDay('2026-11-15'),
  pointValues: pointValues(programs, 'usual'),
})

const context = createWalletContext()

/** A purchase of every leaf in every month, with varying amounts. */
function spendOf(dollars: number) {
  const purchases = Array.from({ length: 12 }, (_, month) =>
    leaves
      .filter((leaf) => !isBill(leaf))
      .map((leaf, index) => ({
        day: parseDay(
          `2025-${String(month + 1).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
        ),
        cents: dollarsToCents((dollars * (1 + ((index * 7 + month * 3) % 11))) / 10),
        leaf,
        merchant: null,
        account: null,
        ...(index % 9 === 0 ? { isAbroad: true as const } : {}),
      })),
  ).flat()
  return spendFrom(purchases, dayRange(parseDay('2025-01-01'), parseDay('2025-12-31')))
}

describe('a single-card wallet', () => {
  for (const dollars of [4, 40, 400]) {
    it(`has the same total and bonus as the backtest, for every card ($${dollars} per purchase)`, () => {
      const spend = spendOf(dollars)
      const { overall } = backtest(spend, compiled)
      for (const years of [1, 2, 3] as const) {
        const question = { spend, compiled, owned: [], size: 1, years, isIntro: true, obstacles: [] } as const
        const wallets = engineCards.map(({ id }) => valueWallet(question, [id], context))
        expect(wallets.map(({ total }) => total)).toEqual(Array.from(overall.total[years - 1] ?? []))
        // A wallet's bonus is the welcome bonus. What the first year earns on top is part of its reward.
        const once = Array.from(overall.introMoney[years - 1] ?? [])
        const extra = overall.firstYearMoney[years - 1]
        expect(wallets.map(({ bonus }) => bonus)).toEqual(
          once.map((cents, card) => cents - (extra?.[card] ?? 0)),
        )
      }
    })
  }

  it('counts no rent', () => {
    const spend = spendOf(40)
    const [own, other] = [spend, withRent(spend, 2000)].map((each) => {
      const question = {
        spend: each,
        compiled,
        owned: [],
        size: 1,
        years: 1,
        isIntro: true,
        obstacles: [],
      } as const
      return valueWallet(question, ['bilt-blue'], context).total
    })
    expect(other).toBe(own)
  })
})
