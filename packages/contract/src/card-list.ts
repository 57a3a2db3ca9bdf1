/** Ranked lists of cards. */
import type { Amounts } from '@cardsight/engine/values'
import { compareTotals, firstCards, type RankedCard } from './card-order.ts'
import type { CardText } from './cards.ts'
import type { CardListEntry, DebtResult } from './cards-details.ts'
import { divideCents, dollarsOf } from './dollars.ts'
import { lazy } from './lazy.ts'
import type { CardAmounts, ValuedCard } from './value-cards.ts'

export type Years = 1 | 2 | 3

/** A card with its amounts on some spending. */
export type CardRow = Readonly<{ card: ValuedCard; amounts: CardAmounts }>

type Counting = Readonly<{ years: Years; hasBonus: boolean }>

/** All cards, best first. */
export function listAll(rows: readonly CardRow[], counting: Counting): CardListEntry[] {
  return countRows(rows, counting).toSorted(compareTotals).map(toEntry(counting))
}

/** The best cards. */
export function listBest(rows: readonly CardRow[], counting: Counting, count: number): CardListEntry[] {
  return firstCards(countRows(rows, counting), compareTotals, count).map(toEntry(counting))
}

/** Cards of a debt, which is paid off regardless of years. Costs are negative amounts, and nothing is earned. */
export function listDebt(results: readonly DebtResult[], years: Years): CardListEntry[] {
  return results.map(({ cardId, cardName, cost, transferFee, interest, annualFees }) => {
    const [costs, total] = [transferFee + interest, cost].map((dollars) => 0 - Math.round(dollars * 100))
    return {
      ...{ cardId, cardName, introMoney: 0, introPoints: 0 },
      annualFee: annualFees,
      money: dollarsOf(costs ?? 0),
      points: 0,
      totalMoney: dollarsOf(total ?? 0),
      totalMoneyPerYear: dollarsOf(divideCents(total ?? 0, years)),
    }
  })
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

/** A row with the amounts that count, in cents. */
type CountedRow = RankedCard & Readonly<{ text: CardText; amounts: Amounts; bonus: number }>

function countRows(rows: readonly CardRow[], { years, hasBonus }: Counting): CountedRow[] {
  return rows.flatMap(({ card: { text }, amounts: byYears }): CountedRow[] => {
    const amounts = byYears[years - 1]
    if (amounts === undefined) {
      return []
    }
    const fee = text.terms.fees[years - 1] ?? 0
    const bonus = hasBonus ? amounts.introMoney : 0
    const earnsBonus = amounts.introMoney > 0
    return [{ text, amounts, bonus, fee, total: amounts.money + bonus - fee, earnsBonus }]
  })
}

function toEntry({ years, hasBonus }: Counting): (row: CountedRow) => CardListEntry {
  return ({ text, amounts, bonus, fee, total }) => ({
    cardId: text.cardId,
    cardName: text.name,
    introMoney: dollarsOf(bonus),
    introPoints: hasBonus ? amounts.introPoints : 0,
    annualFee: dollarsOf(fee),
    money: dollarsOf(amounts.money),
    points: amounts.points,
    totalMoney: dollarsOf(total),
    totalMoneyPerYear: dollarsOf(divideCents(total, years)),
  })
}
