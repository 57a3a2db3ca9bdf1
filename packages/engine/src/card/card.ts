/**
 * A card is data only. No card has its own code: every special feature is one of the variants below.
 * Money is in cents. Rates are in thousandths of a point per dollar (5% or 5x is 5000); a point of a cash-back card is
 * one cent.
 */
import type { Day } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Cents } from '../money.ts'
import type { CalendarPeriod, Period } from '../period.ts'

/** Thousandths of a point per dollar: 1.5% is 1500, 3x is 3000. */
export type Rate = number

/** Selects all purchases, or those with these leaves or at these merchants. Exceptions always win. */
export type Selector = Readonly<{
  isEverything?: true
  leaves?: readonly Leaf[]
  merchants?: readonly MerchantKey[]
  exceptLeaves?: readonly Leaf[]
  exceptMerchants?: readonly MerchantKey[]
  /** The subset of `leaves` that doesn't match purchases made abroad. */
  homeOnlyLeaves?: readonly Leaf[]
}>

/**
 * A cap of one or more rules. 'spend' counts cents; 'reward' counts points (cents for a cash-back card). Rules with a cap
 * from opening pay in the first year only.
 */
export type Cap = Readonly<{ on: 'spend' | 'reward'; amount: number; per: Period }>

/**
 * Maximum points that a card pays in a period across all rules, in addition to the caps of the rules. Beyond it, the
 * card pays nothing. Options are picked as if there were no overall cap.
 */
export type OverallCap = Readonly<{ amount: number; per: CalendarPeriod }>

export type Option = Readonly<{ key: string; where: Selector }>

/** Purchases that a rule pays for. */
export type Target =
  | Readonly<{ kind: 'where'; where: Selector }>
  /** Pays only within the dates of each entry. The calendar ends with the last announced entry. */
  | Readonly<{ kind: 'rotating'; calendar: readonly Readonly<{ from: Day; to: Day; where: Selector }>[] }>
  /**
   * The person picks `count` of the options again each period, based on the rule's remaining cap. Options don't overlap.
   * A person who doesn't optimize gets the first ones.
   */
  | Readonly<{ kind: 'chosen'; count: number; per: CalendarPeriod; options: readonly Option[] }>
  /** The issuer pays for the option with the most spending in each period: `rank` 1 is the highest, 2 the second. */
  | Readonly<{ kind: 'top'; rank: number; per: CalendarPeriod; options: readonly Option[] }>

/** Condition for a rule to pay. The person's assumptions decide whether it's met. */
export type Condition =
  | Readonly<{ kind: 'portal' }>
  | Readonly<{ kind: 'mobile-wallet' }>
  | Readonly<{ kind: 'direct-booking' }>
  | Readonly<{ kind: 'activation' }>
  | Readonly<{ kind: 'weekend-evening' }>
  | Readonly<{ kind: 'abroad' }>
  | Readonly<{ kind: 'membership'; id: string }>
  | Readonly<{ kind: 'tier'; id: string }>

/**
 * Rate of a rule for rent that depends on the other purchases of the same calendar month: the rate of the last tier whose
 * percentage of the rent they reach. Below the first tier, and wherever the rate pays less, a month earns `minPoints`.
 */
export type OtherSpendingTiers = Readonly<{
  minPoints: number
  /** Lowest percentage first. */
  tiers: readonly Readonly<{ percent: number; rate: Rate }>[]
}>

/** Earn rule. If several match a purchase, the best one pays. Stacking rules pay on top of it. */
export type EarnRule = Readonly<{
  id: string
  rate: Rate
  target: Target
  /** Index in `card.caps`. Beyond the cap, the purchase earns `rateAfter`, or falls through to the next best rule. */
  cap?: string
  rateAfter?: Rate
  /** Adds its rate to the purchase's other rate, up to the cap. */
  stacks?: true
  /** First and last day of the rule. `terms-in-force.ts` says to which months of a projection it applies. */
  from?: Day
  to?: Day
  /** Pays only in the first year after opening, or only in its first days. */
  firstYearOnly?: true
  firstDays?: number
  /** Pays only for spending above this amount in a spending year, counting all purchases on the card. */
  aboveYearlySpend?: Cents
  /** Only for a rule for rent. Its `rate` is then the highest one. */
  byOtherSpending?: OtherSpendingTiers
  condition?: Condition
}>

/** One tier of a welcome bonus: all or nothing. */
export type BonusTier = Readonly<{
  /** Points of the card's program, or cents for a cash bonus. */
  points: number
  /** For bonuses that aren't points, such as free nights: the value in cents, used instead of points. */
  valueCents?: Cents
  /**
   * For rewards that only people who use the program can use, such as free nights: hundredths of a cent per point at
   * which `valueCents` holds. At another point value, the reward is worth proportionally more or less.
   */
  valueAt?: number
  /** Pays only for people who book travel in the issuer's portal. */
  needsPortal?: true
  /** Pays only for people with this membership. */
  needsMembership?: string
  spend: Cents
  days: number
  /** Last day to apply. */
  until?: Day
  /** The day on which the offer was last seen. */
  seen?: Day
}>

/**
 * Annual fee: of the first year after opening, and of later years. `firstYear` counts only if it differs from `later`.
 * Announced changes replace `later` from their day on, for card years that start then.
 */
export type AnnualFee = Readonly<{
  firstYear: Cents
  later: Cents
  changes?: readonly Readonly<{ from: Day; yearly: Cents }>[]
}>

export type AnniversaryBonus = Readonly<{ points: number; nights?: FreeNights; fromYear: 1 | 2 }>

/** Value of free nights in cents, at this value of the program's points in hundredths of a cent. Without use for the points, there's none for the nights. */
export type FreeNights = Readonly<{ valueCents: Cents; valueAt: number }>

/** How many people use a credit without a change of habits: most, those who like a brand, or few. */
export const creditBreadths = ['broad', 'brand', 'niche'] as const
type CreditBreadth = (typeof creditBreadths)[number]

/** A statement credit. `credit.ts` says what counts of it. */
export type Credit = Readonly<{
  id: string
  /** Full value a year, an equal part in each period. */
  yearlyCents: Cents
  per: CalendarPeriod
  /** A broad one pays for almost anything in its categories, and posts by itself. */
  breadth: CreditBreadth
  /** Pays only for a booking in the issuer's portal. */
  needsPortal?: true
  /** The purchases that it pays for. Absent if no category has them. */
  on?: readonly Leaf[]
  /** Spending that comes first in each period: on the card, or on the purchases that the credit pays for. */
  minimum?: Readonly<{ cents: Cents; of: 'card' | 'on' }>
}>

export type Card = Readonly<{
  id: string
  name: string
  /** Closed cards are calculated for people who have them, and never recommended. */
  isOpen: boolean
  program: string
  rules: readonly EarnRule[]
  caps: Readonly<Record<string, Cap>>
  overallCap?: OverallCap
  fee: AnnualFee
  bonus: readonly BonusTier[]
  /** First-year match: everything earned in the first year is paid a second time. */
  isFirstYearMatched: boolean
  /** Paid every year, starting with that card year. */
  anniversary: readonly AnniversaryBonus[]
  /** Merchants whose U.S. stores don't take the card. What is spent there earns nothing on it, and counts toward nothing. */
  refusedBy?: readonly MerchantKey[]
  /** Parts per million of a purchase abroad; absent if unknown. */
  foreignFeePpm?: number
  /** A month can't put more on it than the deposit (`backtest/deposit.ts`). */
  isSecured?: true
  credits: readonly Credit[]
}>
