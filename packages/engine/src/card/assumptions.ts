/** What a projection assumes: when it starts, and what the person can change: habits and the value of points. */
import type { Day } from '../day.ts'
import { type Cents, toCents } from '../money.ts'
import type { Condition } from './card.ts'
import type { Valuation } from './valuation.ts'

/** Conditions that apply to all purchases or none. 'abroad' isn't one, because it's a fact about each purchase. */
export type Habit = 'portal' | 'mobile-wallet' | 'direct-booking' | 'activation' | 'weekend-evening'

/** What decides how many units a card pays. */
export type Habits = Readonly<{
  conditions: Readonly<Record<Habit, boolean>>
  memberships: readonly string[]
  tiers: readonly string[]
  picksBestChoice: boolean
  /** The deposit that the person would make for secured cards. */
  depositCents: Cents
}>

export type Assumptions = Habits &
  Valuation &
  Readonly<{
    /** The day on which projections start. */
    today: Day
    /** If set, welcome offers count only if they were seen at most this many days ago. */
    maxOfferAgeDays?: number
  }>

/** Assumptions for a person who hasn't changed any. The caller adds the day. */
export const defaultAssumptions: Omit<Assumptions, 'today'> = {
  pointValues: {},
  conditions: {
    portal: false,
    'mobile-wallet': false,
    'direct-booking': true,
    activation: true,
    'weekend-evening': false,
  },
  memberships: [],
  tiers: [],
  picksBestChoice: true,
  depositCents: toCents(50_000),
  credits: {},
}

/** True if the condition can be met. 'abroad' always can; it's checked for each purchase. */
export function canHold(condition: Condition | undefined, habits: Habits): boolean {
  if (condition === undefined || condition.kind === 'abroad') {
    return true
  }
  if (condition.kind === 'membership') {
    return habits.memberships.includes(condition.id)
  }
  if (condition.kind === 'tier') {
    return habits.tiers.includes(condition.id)
  }
  return habits.conditions[condition.kind]
}
