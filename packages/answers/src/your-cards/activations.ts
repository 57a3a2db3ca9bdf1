/** Rotating categories that have to be activated: the current quarter, and the next one if it's announced. */
import type { CatalogCard, Release } from '@cardsight/catalog'
import { accountPeriodOf } from '@cardsight/engine/accounts'
import { addDays, type Day, type DayRange, isWithin } from '@cardsight/engine/dates'
import type { PreparedCard } from './prepare.ts'

export type Activation = Readonly<{
  yourCardId: string
  quarter: DayRange
  isCurrent: boolean
  /** True if you said that you activated the quarter. */
  isActivated: boolean
  /** Names of the categories and merchants. */
  names: readonly string[]
}>

export function activationsOf(prepared: PreparedCard, today: Day, release: Release): Activation[] {
  const { card, yourCard } = prepared
  if (yourCard.closed !== undefined) {
    return []
  }
  const current = accountPeriodOf('quarter', today, null)
  const next = accountPeriodOf('quarter', addDays(current.last, 1), null)
  return [current, next].flatMap((quarter) => {
    const names = namesIn(card, quarter, release)
    const isActivated = yourCard.activated.some((day) => isWithin(quarter, day))
    return names.length === 0
      ? []
      : [{ yourCardId: yourCard.id, quarter, isCurrent: quarter === current, isActivated, names }]
  })
}

/** Names of what the card's activated calendars pay for in a quarter. Earn rules are in the order of the file. */
function namesIn({ earns }: CatalogCard, quarter: DayRange, { vocabulary }: Release): string[] {
  const calendars = earns.flatMap(({ rotating, when }) =>
    rotating === undefined || when !== 'activation' ? [] : [vocabulary.calendars[rotating]],
  )
  const entries = calendars.flatMap((calendar) => calendar?.entries ?? [])
  const inside = entries.filter(({ from, to }) => from <= quarter.last && to >= quarter.first)
  const names = inside.flatMap(({ on = [], at = [] }) => [
    ...on.map((key) => vocabulary.categories[key] ?? key),
    ...at.map((key) => vocabulary.merchants[key] ?? key),
  ])
  return [...new Set(names)]
}
