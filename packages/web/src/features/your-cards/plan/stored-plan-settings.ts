/** How a person wants to plan. Stored in the browser only. */

import { createStoredValue } from '../../../lib/stored-value.ts'
import { yourCardsKeys } from '../../../lib/your-cards-keys.ts'

export const cardsPerYearChoices = [0, 1, 2, 3, 4, 5, 6] as const
export const monthsBetweenChoices = [1, 2, 3, 4, 6, 12] as const
export const lengthChoices = [12, 24] as const

/** A card that one person of the plan doesn't want; `person` is null if nobody wants it. */
export type SkippedCard = Readonly<{ cardId: string; person: number | null }>

export type PlanSettings = Readonly<{
  cardsPerYear: number
  monthsBetween: number
  months: number
  /** True to plan cards that add less than $50 a year, too. */
  keepsSmall: boolean
  /** Oldest first. */
  skipped: readonly SkippedCard[]
}>

const defaultPlanSettings: PlanSettings = {
  cardsPerYear: 2,
  monthsBetween: 3,
  months: 24,
  keepsSmall: false,
  skipped: [],
}

const MOST_SKIPPED = 500

export const storedPlanSettings = createStoredValue(
  yourCardsKeys.cardPlan,
  defaultPlanSettings,
  parseSettings,
)

function parseSettings(value: unknown): PlanSettings {
  const stored: Readonly<Record<string, unknown>> = { ...Object(value) }
  const skipped = Array.isArray(stored.skipped) ? stored.skipped : []
  return {
    cardsPerYear: oneOf(cardsPerYearChoices, stored.cardsPerYear, defaultPlanSettings.cardsPerYear),
    monthsBetween: oneOf(monthsBetweenChoices, stored.monthsBetween, defaultPlanSettings.monthsBetween),
    months: oneOf(lengthChoices, stored.months, defaultPlanSettings.months),
    keepsSmall: stored.keepsSmall === true,
    skipped: skipped.filter(isSkipped).slice(-MOST_SKIPPED),
  }
}

function oneOf(choices: readonly number[], value: unknown, otherwise: number): number {
  return choices.find((choice) => choice === value) ?? otherwise
}

function isSkipped(value: unknown): value is SkippedCard {
  const { cardId, person }: Readonly<Record<string, unknown>> = { ...Object(value) }
  return typeof cardId === 'string' && (person === null || person === 0 || person === 1)
}

export function isSameSkip(a: SkippedCard, b: SkippedCard): boolean {
  return a.cardId === b.cardId && a.person === b.person
}
