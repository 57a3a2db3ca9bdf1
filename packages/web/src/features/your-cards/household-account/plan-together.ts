import type { Household, HouseholdSpending, SharedData } from '@cardsight/contract/household'
import { parseDay } from '@cardsight/engine/dates'
import type { DatedCard } from '../plan/plan-request.ts'

/** The other person of a household, as the plan needs them. */
export type PlanTogether = Readonly<{
  name: string
  cards: readonly DatedCard[]
  /** Null if the person has no amounts yet. */
  monthly: HouseholdSpending | null
}>

export function planTogetherOf({ together }: Household): PlanTogether | null {
  return (
    together && {
      name: together.partner.firstName,
      cards: together.theirs.cards.map(datedCardOf),
      monthly: together.theirs.spending?.monthly ?? null,
    }
  )
}

function datedCardOf({ cardId, opened, closed, bonusReceived }: SharedData['cards'][number]): DatedCard {
  return {
    cardId,
    ...(opened === null ? {} : { opened }),
    ...(closed === null ? {} : { closed: parseDay(`${closed}-01`) }),
    ...(bonusReceived === null ? {} : { bonusReceived }),
  }
}
