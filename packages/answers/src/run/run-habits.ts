import type { RunHabits } from '@cardsight/contract/runs'
import { defaultAssumptions, type Habits } from '@cardsight/engine/cards'
import { dollarsToCents } from '@cardsight/engine/money'

/** The engine's assumptions for these habits. A status at an issuer is a membership in a profile. */
export function assumptionsOf(habits: RunHabits): Habits {
  const { activatesCategories, booksInPortals, memberships, deposit } = habits
  const { conditions, picksBestChoice } = defaultAssumptions
  return {
    conditions: { ...conditions, activation: activatesCategories, portal: booksInPortals },
    memberships,
    tiers: memberships,
    picksBestChoice,
    depositCents: dollarsToCents(deposit),
  }
}
