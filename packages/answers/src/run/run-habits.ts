import type { RunHabits } from '@cardsight/contract/runs'
import { defaultAssumptions, type Habits } from '@cardsight/engine/cards'

/** The engine's assumptions for these habits. A status at an issuer is a membership in a profile. */
export function assumptionsOf({ activatesCategories, booksInPortals, memberships }: RunHabits): Habits {
  const { conditions, picksBestChoice } = defaultAssumptions
  return {
    conditions: { ...conditions, activation: activatesCategories, portal: booksInPortals },
    memberships,
    tiers: memberships,
    picksBestChoice,
  }
}
