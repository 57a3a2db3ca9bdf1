/** Ranked lists of cards: highest total first, equal totals by name. */
import { balanceCostCents } from './balance-cost.ts'
import type { CardListEntry } from './cards-details.ts'
import { divideCents, dollarsOf } from './dollars.ts'
import { lazy } from './lazy.ts'
import { bestRows, rankRows } from './rank-rows.ts'
import type { CardAmounts, ValuedCard } from './value-cards.ts'

export type Years = 1 | 2 | 3

/** A card with its amounts on some spending. Rows are in order of name. */
export type CardRow = Readonly<{ card: ValuedCard; amounts: CardAmounts }>

type Counting = Readonly<{ years: Years; hasBonus: boolean }>

/** All cards. With a carried balance, the order is by what the balance costs, then by total. */
export function listAll(
  rows: readonly CardRow[],
  counting: Counting & Readonly<{ carriesBalance: boolean }>,
): CardListEntry[] {
  const ranked = rankRows(indexesOf(rows), totalsOf(rows, counting))
  if (!counting.carriesBalance) {
    return entriesOf(rows, ranked, counting)
  }
  const costs = rows.map(({ card }) => balanceCostCents(card.text))
  const byCost = ranked.toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))
  return entriesOf(rows, byCost, counting)
}

/** The best cards. */
export function listBest(rows: readonly CardRow[], counting: Counting, count: number): CardListEntry[] {
  return entriesOf(rows, bestRows(indexesOf(rows), totalsOf(rows, counting), count), counting)
}

/** Each is made when it's first read. */
export function byYears<Value>(make: (years: Years) => Value): Record<Years, Value> {
  const [one, two, three] = [lazy(() => make(1)), lazy(() => make(2)), lazy(() => make(3))]
  return {
    get 1() {
      return one()
    },
    get 2() {
      return two()
    },
    get 3() {
      return three()
    },
  }
}

function indexesOf(rows: readonly CardRow[]): number[] {
  return rows.map((_, index) => index)
}

function totalsOf(rows: readonly CardRow[], { years, hasBonus }: Counting): number[] {
  return rows.map(({ card, amounts }) => {
    const counted = amounts[years - 1]
    const bonus = hasBonus ? (counted?.introMoney ?? 0) : 0
    return (counted?.money ?? 0) + bonus - (card.text.terms.fees[years - 1] ?? 0)
  })
}

function entriesOf(
  rows: readonly CardRow[],
  order: readonly number[],
  { years, hasBonus }: Counting,
): CardListEntry[] {
  return order.flatMap((row) => {
    const { card, amounts } = rows[row] ?? {}
    const counted = amounts?.[years - 1]
    if (card === undefined || counted === undefined) {
      return []
    }
    const { text } = card
    const bonus = hasBonus ? counted.introMoney : 0
    const fee = text.terms.fees[years - 1] ?? 0
    const total = counted.money + bonus - fee
    return {
      cardId: text.cardId,
      cardName: text.name,
      introMoney: dollarsOf(bonus),
      introPoints: hasBonus ? counted.introPoints : 0,
      annualFee: dollarsOf(fee),
      money: dollarsOf(counted.money),
      points: counted.points,
      totalMoney: dollarsOf(total),
      totalMoneyPerYear: dollarsOf(divideCents(total, years)),
    }
  })
}
