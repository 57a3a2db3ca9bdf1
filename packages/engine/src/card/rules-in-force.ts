import type { Assumptions } from './assumptions.ts'
import { canHold } from './assumptions.ts'
import { isSpentAfterFirstYear } from './cap-meter.ts'
import type { Card, EarnRule } from './card.ts'

/** The first year after opening, or any later one: all that the calculation tells apart. */
export type CardYear = 'first' | 'later'

/** The rules that can pay in such a year, best rate first, equal rates by id. */
export function rulesInForce(card: Card, assumptions: Assumptions, year: CardYear): EarnRule[] {
  return card.rules
    .filter(
      (rule) => canHold(rule.condition, assumptions) && (year === 'first' || !isIntroductory(card, rule)),
    )
    .toSorted(compareRules)
}

/** Better rate first; the id decides between equals, so that the order in a card's file never matters. */
export function compareRules(a: EarnRule, b: EarnRule): number {
  return b.rate - a.rate || Number(a.id > b.id) - Number(a.id < b.id)
}

/** True for a rule that is over after the first year: a limit 'from opening' has been used by then. */
export function isIntroductory(card: Card, rule: EarnRule): boolean {
  const cap = rule.cap === undefined ? undefined : card.caps[rule.cap]
  const isCapSpent = cap !== undefined && isSpentAfterFirstYear(cap)
  return rule.firstYearOnly === true || rule.firstDays !== undefined || isCapSpent
}
