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

/** Everybody can use $300 a year of each program, and points beyond that are worth a fifth. */
const limits = Object.fromEntries(
  Object.entries(compiled.assumptions.pointValues).map(([program, value]) => [
    program,
    { yearlyCents: 30_000, valueBeyond: Math.round(value / 5) },
  ]),
)
const limited = compileCatalog(engineCards, {
  ...compiled.assumptions,
  conditions: { ...compiled.assumptions.conditions, portal: true },
  pointLimits: limits,
})

describe.each([
  ['without limits', compiled, [4, 40, 400]],
  ['with portals, and with limits on the use of points', limited, [400]],
])('a single-card wallet %s', (_, catalog, amounts) => {
  for (const dollars of amounts) {
    it(`has the same amounts as the backtest, for every card ($${dollars} per purchase)`, () => {
      const spend = spendOf(dollars)
      const { overall } = backtest(spend, catalog)
      for (const years of [1, 2, 3] as const) {
        const ask = (isIntro: boolean) => {
          const question = {
            spend,
            compiled: catalog,
            owned: [],
            size: 1,
            years,
            isIntro,
            obstacles: [],
          } as const
          return engineCards.map(({ id }) => valueWallet(question, [id], context))
        }
        const columnOf = (columns: readonly Float64Array[]) => Array.from(columns[years - 1] ?? [])
        const [totals, once] = [columnOf(overall.total), columnOf(overall.introMoney)]
        const wallets = ask(true)
        expect(wallets.map(({ total }) => total)).toEqual(totals)
        expect(wallets.map(({ bonus }) => bonus)).toEqual(once)
        // Without what is earned only once: welcome bonus, first-year match and first-year rates.
        expect(ask(false).map(({ total }) => total)).toEqual(
          totals.map((cents, card) => cents - (once[card] ?? 0)),
        )
      }
    })
  }
})

describe('a single-card wallet', () => {
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
