import type { Day } from '@cardsight/engine/dates'
import type { DeepReadonly } from '../deep-readonly.ts'
import type { CardId } from '../release.ts'
import type { HistoryFacts } from './history-schema.ts'

/** The tiers of an offer, past or present. */
export type Tiers = DeepReadonly<NonNullable<HistoryFacts['offers']>[number]['tiers']>

/** A time during which a card had the same welcome offer, or none. */
export type OfferPeriod = Readonly<{
  from: Day
  /** The last day on which the offer was seen; null if it's today's offer. */
  to: Day | null
  /** Empty if there was no public offer. */
  tiers: Tiers
  /** The last day to apply, if it was stated. */
  until?: Day | undefined
  /** Lower public offers at the same time. */
  also?: readonly Tiers[] | undefined
  /** True if it differs from the period before because sources disagree, not because the offer changed. */
  sourceChange?: true | undefined
  source: string
  /** False for today's offer if only the card's file states it: `from` is then the day on which it was seen last. */
  isRecorded: boolean
}>

type Periods<Field extends 'fee' | 'status' | 'foreignFee' | 'changes'> = DeepReadonly<
  NonNullable<HistoryFacts[Field]>
>

export type RatePeriod = DeepReadonly<NonNullable<HistoryFacts['rates']>[number]> & {
  /** What the rate applies to, such as 'on dining'. */
  readonly target: string
}

/** The dated terms of a card, oldest first. */
export type CardHistory = Readonly<{
  cardId: CardId
  /** What its offers count in unless they're in dollars: points, or the program's own unit, such as miles. */
  unit: string
  /** True if rates are percentages. */
  isCashBack: boolean
  fee: Periods<'fee'>
  offers: readonly OfferPeriod[]
  rates: readonly RatePeriod[]
  status: Periods<'status'>
  foreignFee: Periods<'foreignFee'>
  changes: Periods<'changes'>
}>
