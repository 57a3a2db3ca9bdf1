import type { DayRange } from '@cardsight/engine/dates'
import {
  coverageOf,
  DEFAULT_DATE_TYPE,
  isTooMuchSpending,
  type Purchase,
  presetWindow,
} from '@cardsight/engine/spending'
import type { CurrentCards } from './current-cards.ts'

/** Purchases of the last year, and the days that stand for it. */
export type PlanPurchases = Readonly<{
  purchases: readonly Purchase[]
  window: DayRange
  /** What welcome bonuses still need, in cents, by the id of your card. */
  bonusLeft: Readonly<Record<string, number>>
}>

/** The plan itself is searched in a worker of its own, so that a long search doesn't keep other answers waiting. */
export function planMethods(current: CurrentCards) {
  return {
    /** Null without enough purchases to plan with. */
    planPurchases: (): PlanPurchases | null => {
      const { purchases, catalog } = current.input()
      const year = presetWindow(DEFAULT_DATE_TYPE, catalog.assumptions.today)
      const recent = purchases.filter(({ day }) => year.first <= day && day <= year.last)
      const first = purchases.reduce((earliest, { day }) => (day < earliest ? day : earliest), year.last)
      const { window, isProjected } = coverageOf(year, first)
      return !isProjected || isTooMuchSpending(recent, window)
        ? null
        : { purchases: recent, window, bonusLeft: bonusLeftOf(current) }
    },
  }
}

function bonusLeftOf({ prepared }: CurrentCards): Record<string, number> {
  return Object.fromEntries(
    prepared().cards.flatMap(({ yourCard, bonus }) =>
      bonus === null ? [] : [[yourCard.id, bonus.leftCents]],
    ),
  )
}
