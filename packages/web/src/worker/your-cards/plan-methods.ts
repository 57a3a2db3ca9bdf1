import { type DayRange, dayRange, daysIn } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, isTooMuchSpending, type Purchase, presetWindow } from '@cardsight/engine/spending'
import type { CurrentCards } from './current-cards.ts'

/** Purchases of the last year. If they begin later, so does the window. */
export type PlanPurchases = Readonly<{
  purchases: readonly Purchase[]
  window: DayRange
  /** What welcome bonuses still need, in cents, by the id of your card. */
  bonusLeft: Readonly<Record<string, number>>
}>

/** Fewer days say too little about a year. */
const LEAST_DAYS = 28

/** The plan itself is searched in a worker of its own, so that a long search doesn't keep other answers waiting. */
export function planMethods(current: CurrentCards) {
  return {
    /** Null without enough purchases to plan with. */
    planPurchases: (): PlanPurchases | null => {
      const { purchases, catalog } = current.input()
      const year = presetWindow(DEFAULT_DATE_TYPE, catalog.assumptions.today)
      const recent = purchases.filter(({ day }) => year.first <= day && day <= year.last)
      const first = recent.reduce((earliest, { day }) => (day < earliest ? day : earliest), year.last)
      const window = dayRange(first, year.last)
      return daysIn(window) < LEAST_DAYS || isTooMuchSpending(recent, window)
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
