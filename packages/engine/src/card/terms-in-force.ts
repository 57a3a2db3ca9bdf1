/**
 * Which terms of a card apply when. This module alone decides it.
 *
 * A projection starts today. Its year 1 is the 12 calendar months that begin with today's month; years 2 and 3 are the
 * next 12 months each. A purchase belongs to the month of that year with the same name: with a start in November 2026, a
 * January purchase is one of January 2027 in year 1 and of January 2028 in year 2. So today's terms apply to the whole
 * spending year, and an announced change applies from its month on. Rotating calendars are the exception: they pay for
 * the real day of a purchase.
 */
import {
  addMonths,
  type Day,
  dayNumber,
  dayOfNumber,
  daysBetween,
  endOfMonth,
  monthOfDayNumber,
} from '../day.ts'
import type { Cents } from '../money.ts'
import { type Assumptions, canHold } from './assumptions.ts'
import { isSpentAfterFirstYear } from './cap-meter.ts'
import type { BonusTier, Card, EarnRule } from './card.ts'

/** A year of a projection. Year 1 starts today. */
export type ProjectionYear = 1 | 2 | 3

/** A new card is opened today. A card you already have is past its first year throughout. */
export type Ownership = 'new' | 'owned'

/** A set of calendar months. Bit 0 is January. */
export type MonthSet = number

export const ALL_MONTHS: MonthSet = 0xfff
const MONTHS_PER_YEAR = 12

/** True if the set has that month. Months may count from the year 0. */
export function includesMonth(months: MonthSet, month: number): boolean {
  return ((months >> (month % MONTHS_PER_YEAR)) & 1) === 1
}

/** Months of a projection year in which a rule applies: those on whose last day it's in force. */
export function monthsInForce(
  { from, to }: Pick<EarnRule, 'from' | 'to'>,
  year: ProjectionYear,
  today: Day,
): MonthSet {
  if (from === undefined && to === undefined) {
    return ALL_MONTHS
  }
  const start = monthOfDayNumber(dayNumber(today)) + (year - 1) * MONTHS_PER_YEAR
  let months = 0
  for (let month = start; month < start + MONTHS_PER_YEAR; month++) {
    const lastDay = dayOfNumber(endOfMonth(month) - 1)
    if ((from === undefined || from <= lastDay) && (to === undefined || lastDay <= to)) {
      months |= 1 << (month % MONTHS_PER_YEAR)
    }
  }
  return months
}

export type RuleInForce = Readonly<{ rule: EarnRule; months: MonthSet }>

/** Rules that can pay in that year, best rate first, then by id. */
export function rulesInForce(
  card: Card,
  assumptions: Assumptions,
  year: ProjectionYear,
  ownership: Ownership,
): RuleInForce[] {
  const isFirstYear = isFirstCardYear(year, ownership)
  return card.rules
    .filter((rule) => canHold(rule.condition, assumptions) && (isFirstYear || !isIntroductory(card, rule)))
    .map((rule) => ({ rule, months: monthsInForce(rule, year, assumptions.today) }))
    .filter(({ months }) => months !== 0)
    .sort((a, b) => compareRules(a.rule, b.rule))
}

/** Best rate first, then by id, so that the order in a card's file never matters. */
export function compareRules(a: EarnRule, b: EarnRule): number {
  return b.rate - a.rate || Number(a.id > b.id) - Number(a.id < b.id)
}

/** True for a rule that ends after the card's first year, including rules with a cap from opening. */
export function isIntroductory(card: Card, rule: EarnRule): boolean {
  const cap = rule.cap === undefined ? undefined : card.caps[rule.cap]
  const isCapSpent = cap !== undefined && isSpentAfterFirstYear(cap)
  return rule.firstYearOnly === true || rule.firstDays !== undefined || isCapSpent
}

/** True for the year in which introductory rules, a first-year match and a first-year fee count. */
function isFirstCardYear(year: ProjectionYear, ownership: Ownership): boolean {
  return year === 1 && ownership === 'new'
}

/** Fee of one year: the one in force on the day that the year starts, unless the first year has its own. */
export function feeInForce({ fee }: Card, year: ProjectionYear, ownership: Ownership, today: Day): Cents {
  const { firstYear, later, changes = [] } = fee
  if (isFirstCardYear(year, ownership) && firstYear !== later) {
    return firstYear
  }
  const start = addMonths(today, (year - 1) * MONTHS_PER_YEAR)
  const [latest] = changes.filter(({ from }) => from <= start).sort((a, b) => (a.from < b.from ? 1 : -1))
  return latest?.yearly ?? later
}

/**
 * Only `current` offers count. `ended` ones are past their last day, `outdated` ones weren't seen recently enough, and
 * `unmet` ones need a portal that the person doesn't use, and `members` ones a membership that they don't have.
 */
export type OfferStatus = 'current' | 'ended' | 'outdated' | 'unmet' | 'members'

type OfferAssumptions = Pick<Assumptions, 'today' | 'maxOfferAgeDays' | 'conditions' | 'memberships'>

export function offerStatus(tier: BonusTier, assumptions: OfferAssumptions): OfferStatus {
  const { today, conditions, memberships } = assumptions
  if (tier.until !== undefined && tier.until < today) {
    return 'ended'
  }
  if (!isOfferedTo(tier, { booksInPortals: conditions.portal, memberships })) {
    return tier.needsPortal === true && !conditions.portal ? 'unmet' : 'members'
  }
  return isRecent(tier, assumptions) ? 'current' : 'outdated'
}

/** Offers that aren't for everyone. */
export type OfferHabits = Readonly<{ booksInPortals: boolean; memberships: readonly string[] }>

/** False for an offer that needs a portal the person doesn't use, or a membership they don't have. */
export function isOfferedTo(
  { needsPortal, needsMembership }: Pick<BonusTier, 'needsPortal' | 'needsMembership'>,
  { booksInPortals, memberships }: OfferHabits,
): boolean {
  return (
    (booksInPortals || needsPortal !== true) &&
    (needsMembership === undefined || memberships.includes(needsMembership))
  )
}

function isRecent({ seen }: BonusTier, { today, maxOfferAgeDays }: OfferAssumptions): boolean {
  return maxOfferAgeDays === undefined || (seen !== undefined && daysBetween(seen, today) <= maxOfferAgeDays)
}

/** Bonus tiers that count today. */
export function offersInForce({ bonus }: Card, assumptions: OfferAssumptions): BonusTier[] {
  return bonus.filter((tier) => offerStatus(tier, assumptions) === 'current')
}
