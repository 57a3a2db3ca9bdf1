/**
 * What a card is, to the engine: facts only. A card has no code of its own; whatever is peculiar about it is one
 * of the variants below. Money is in cents, rates in thousandths of a point per dollar (5 % or 5x is 5000),
 * where a point of a cash card is one cent.
 */
import type { Day } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Cents } from '../money.ts'

/** Thousandths of a point for each dollar spent: 1.5 % is 1500, 3x is 3000. */
export type Rate = number

/** Which purchases: all of them, or those of these leaves or at these merchants; exceptions always win. */
export type Selector = Readonly<{
  isEverything?: true
  leaves?: readonly Leaf[]
  merchants?: readonly MerchantKey[]
  exceptLeaves?: readonly Leaf[]
  exceptMerchants?: readonly MerchantKey[]
  /** Those of `leaves` that count only where the purchase was not made abroad. */
  homeOnlyLeaves?: readonly Leaf[]
}>

/**
 * Calendar month, calendar quarter, one spending year, or once from the opening of the account.
 * What is limited once from the opening pays in the first year only.
 */
export type Period = 'month' | 'quarter' | 'year' | 'opening'

/** A cap that one rule has or several share. 'spend' counts cents; 'reward' counts points (cents of a cash card). */
export type Cap = Readonly<{ on: 'spend' | 'reward'; amount: number; per: Period }>

/**
 * The most points that a card pays in a period, whichever rules pay them. It comes on top of the rules' own caps: what a
 * rule pays counts against it, and beyond it the card pays nothing. Options are picked as if there were no overall cap.
 */
export type OverallCap = Readonly<{ amount: number; per: Exclude<Period, 'opening'> }>

export type Option = Readonly<{ key: string; where: Selector }>

/** What a rule pays for. */
export type Target =
  | Readonly<{ kind: 'where'; where: Selector }>
  /** Pays in each entry's days only; the calendar ends where nothing is known. */
  | Readonly<{ kind: 'rotating'; calendar: readonly Readonly<{ from: Day; to: Day; where: Selector }>[] }>
  /**
   * The person picks `count` of the options anew each period, knowing what is left of the rule's cap. Options do not
   * overlap; who does not pick the best is given the first ones.
   */
  | Readonly<{ kind: 'chosen'; count: number; per: Exclude<Period, 'opening'>; options: readonly Option[] }>
  /** The issuer pays the option with the most spending of each period: `rank` 1 is the first, 2 the second. */
  | Readonly<{ kind: 'top'; rank: number; per: Exclude<Period, 'opening'>; options: readonly Option[] }>

/** What must hold for a rule to pay; the person's assumptions say whether it does. */
export type Condition =
  | Readonly<{ kind: 'portal' }>
  | Readonly<{ kind: 'mobile-wallet' }>
  | Readonly<{ kind: 'direct-booking' }>
  | Readonly<{ kind: 'activation' }>
  | Readonly<{ kind: 'weekend-evening' }>
  | Readonly<{ kind: 'abroad' }>
  | Readonly<{ kind: 'membership'; id: string }>
  | Readonly<{ kind: 'tier'; id: string }>

/** One way in which a card pays. Where several fit a purchase the best pays, unless a rule stacks on top of it. */
export type EarnRule = Readonly<{
  id: string
  rate: Rate
  target: Target
  /** Into `card.caps`; beyond it the purchase earns `rateAfter`, or falls to the next best rule without it. */
  cap?: string
  rateAfter?: Rate
  /** Adds its rate to whatever else the purchase earns, as far as its cap reaches. */
  stacks?: true
  from?: Day
  to?: Day
  /** Only in the first year after opening, or only in its first days. */
  firstYearOnly?: true
  firstDays?: number
  /** Only for what is spent beyond this amount in a spending year, counted over all purchases of the card. */
  aboveYearlySpend?: Cents
  condition?: Condition
}>

/** One step of an intro offer: all or nothing. */
export type BonusTier = Readonly<{
  /** Points of the card's program; a cash bonus is in cents. */
  points: number
  /** For what is not points, such as free nights: its value in cents, counted in place of points. */
  valueCents?: Cents
  spend: Cents
  days: number
}>

export type Credit = Readonly<{ id: string; yearlyCents: Cents }>

export type Card = Readonly<{
  id: string
  name: string
  /** Closed cards are computed for those who hold them, and never recommended. */
  isOpen: boolean
  program: string
  rules: readonly EarnRule[]
  caps: Readonly<Record<string, Cap>>
  overallCap?: OverallCap
  fee: Readonly<{ firstYear: Cents; later: Cents }>
  bonus: readonly BonusTier[]
  /** Everything earned in the first year is paid a second time. */
  isFirstYearMatched: boolean
  /** Points that come by themselves each year, from that year of holding on. */
  anniversary: readonly Readonly<{ points: number; fromYear: 1 | 2 }>[]
  /** Parts per million of a purchase abroad; absent where it is not stated. */
  foreignFeePpm?: number
  credits: readonly Credit[]
}>
