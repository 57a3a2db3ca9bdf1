/**
 * The terms of a card that turn reward units into money: everything about it that doesn't depend on purchases. They're
 * plain data, so a browser can value a run for another person without the catalog.
 */
import { annualFee, projections } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { AnniversaryBonus, BonusTier, Card, FreeNights } from '../card/card.ts'
import type { CreditTerm } from '../card/credit.ts'
import { minYearCents } from '../card/intro-bonus.ts'
import { type Ownership, offersInForce } from '../card/terms-in-force.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { MerchantKey } from '../merchant-key.ts'

/** A tier of the welcome bonus: what it pays if the person spends this much in a year. */
export type BonusTerm = Readonly<{
  minYearCents: number
  /** Days to reach it. */
  days: number
  points: number
  cents: number
  /** Units that are worth as much as rewards of the program that aren't points, such as free nights. */
  nightUnits?: number
  needsPortal?: true
  needsMembership?: string
}>

export type MoneyTerms = Readonly<{
  program: string
  /** By number of years, starting with 1: the sum of the fees in cents. */
  fees: readonly number[]
  /** By number of years: the sum of the anniversary bonuses in points. */
  anniversaryPoints: readonly number[]
  /** The same for free nights, in units; absent if the card gives none. */
  anniversaryNightUnits?: readonly number[]
  /** Parts per million of purchases abroad. */
  foreignFeePpm: number
  credits: readonly CreditTerm[]
  /** Merchants that don't take the card. */
  refusedBy?: readonly MerchantKey[]
  /** Only spending within the deposit fits on the card. */
  isSecured?: true
  /** Tiers that count today. */
  bonus: readonly BonusTerm[]
}>

export function moneyTermsOf(card: Card, assumptions: Assumptions, ownership: Ownership): MoneyTerms {
  const isNew = ownership === 'new'
  // Cards you already have earn the anniversary bonus every year.
  const sumOverYears = (amountOf: (bonus: AnniversaryBonus) => number) =>
    projections.map((years) =>
      card.anniversary.reduce(
        (sum, bonus) => sum + amountOf(bonus) * (years + 1 - (isNew ? bonus.fromYear : 1)),
        0,
      ),
    )
  const hasNights = card.anniversary.some(({ nights }) => nights !== undefined)
  return {
    program: card.program,
    fees: projections.map((years) => annualFee(card, years, assumptions.today, ownership)),
    anniversaryPoints: sumOverYears(({ points }) => points),
    ...(hasNights ? { anniversaryNightUnits: sumOverYears(({ nights }) => nightUnitsOf(nights)) } : {}),
    foreignFeePpm: card.foreignFeePpm ?? 0,
    credits: card.credits,
    ...(card.refusedBy === undefined ? {} : { refusedBy: card.refusedBy }),
    ...(card.isSecured === true ? { isSecured: true } : {}),
    bonus: isNew ? offersInForce(card, forEveryone(card, assumptions)).map(toBonusTerm) : [],
  }
}

/** Offers that need a portal or a membership are terms too. Whether they count depends on the person. */
function forEveryone({ bonus }: Card, assumptions: Assumptions): Assumptions {
  return {
    ...assumptions,
    conditions: { ...assumptions.conditions, portal: true },
    memberships: bonus.flatMap(({ needsMembership }) => needsMembership ?? []),
  }
}

export function toBonusTerm(tier: BonusTier): BonusTerm {
  const { points, valueCents, valueAt, days, needsPortal, needsMembership } = tier
  const needs = {
    minYearCents: minYearCents(tier),
    days,
    ...(needsPortal ? { needsPortal } : {}),
    ...(needsMembership === undefined ? {} : { needsMembership }),
  }
  if (valueCents === undefined) {
    return { ...needs, points, cents: 0 }
  }
  return valueAt === undefined
    ? { ...needs, points: 0, cents: valueCents }
    : { ...needs, points: 0, cents: 0, nightUnits: nightUnitsOf({ valueCents, valueAt }) }
}

export function nightUnitsOf(nights: FreeNights | undefined): number {
  return nights === undefined ? 0 : Math.round((nights.valueCents * SUBCENTS_PER_CENT) / nights.valueAt)
}
