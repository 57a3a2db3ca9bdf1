import type { Day } from '@cardsight/engine/dates'
import type { HouseholdCard } from './household.ts'
import type { YourCard } from './your-cards.ts'

/**
 * Reduces a card to the months that issuers' rules depend on. An earned bonus counts in the month of its deadline, or
 * this month if that's earlier: the latest that it can have been.
 */
export function householdCardOf({ cardId, opened, closed, bonus }: YourCard, today: Day): HouseholdCard {
  return {
    cardId,
    opened: opened === undefined ? null : monthOf(opened),
    closed: closed === undefined ? null : monthOf(closed),
    bonusReceived: bonus?.isEarned ? monthOf(bonus.by < today ? bonus.by : today) : null,
  }
}

function monthOf(date: string): string {
  return date.slice(0, 'YYYY-MM'.length)
}
