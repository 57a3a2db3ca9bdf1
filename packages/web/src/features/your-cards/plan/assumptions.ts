/** What the plan assumes about the cards people have. */

import { ASSUMED_BONUS_MONTHS } from '@cardsight/contract/plan'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'

export function cardAssumptions({ cards }: YourCards, today: Day): string[] {
  const isOpenBonus = cards.some(
    ({ bonus, closed }) =>
      closed === undefined && bonus !== undefined && bonus.isEarned !== true && bonus.by >= today,
  )
  return [
    ...(cards.some(({ bonus }) => bonus === undefined)
      ? [
          `If you didn’t say when a bonus was paid, we assume ${ASSUMED_BONUS_MONTHS} months after opening the card.`,
        ]
      : []),
    ...(isOpenBonus
      ? ['You have a bonus in progress. The plan doesn’t set spending aside for it, so finish it first.']
      : []),
  ]
}
