import type { Assumptions } from './assumptions.ts'
import { canHold } from './assumptions.ts'
import { isSpentAfterFirstYear } from './cap-meter.ts'
import type { Card, EarnRule } from './card.ts'

/** The first year after opening, or any later year. */
export type CardYear = 'first' | 'later'

/** Rules that can pay in that year, best rate first, then by id. */
export function rulesInForce(card: Card, assumptions: Assumptions, year: CardYear): EarnRule[] {
  return card.rules
    .filter(
      (rule) => canHold(rule.condition, assumptions) && (year === 'first' || !isIntroductory(card, rule)),
    )
    .toSorted(compareRules)
}

/** Best rate first, then by id, so that the order in a card's file never matters. */
export function compareRules(a: EarnRule, b: EarnRule): number {
  return b.rate - a.rate || Number(a.id > b.id) - Number(a.id < b.id)
}

/** True for a rule that ends after the first year, including rules with a cap from opening. */
export function isIntroductory(card: Card, rule: EarnRule): boolean {
  const cap = rule.cap === undefined ? undefined : card.caps[rule.cap]
  const isCapSpent = cap !== undefined && isSpentAfterFirstYear(cap)
  return rule.firstYearOnly === true || rule.firstDays !== undefined || isCapSpent
}
