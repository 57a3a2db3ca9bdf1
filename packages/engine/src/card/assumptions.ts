/** What a projection assumes: when it starts, and what the person can change: habits and the value of points. */
import type { Day } from '../day.ts'
import type { Cents } from '../money.ts'
import type { Condition } from './card.ts'

/** Conditions that apply to all purchases or none. 'abroad' isn't one, because it's a fact about each purchase. */
export type Habit = 'portal' | 'mobile-wallet' | 'direct-booking' | 'activation' | 'weekend-evening'

export type Assumptions = Readonly<{
  /** The day on which projections start. */
  today: Day
  /** Hundredths of a cent per point, by program. The default is 100: one cent. */
  pointValues: Readonly<Record<string, number>>
  conditions: Readonly<Record<Habit, boolean>>
  memberships: readonly string[]
  tiers: readonly string[]
  picksBestChoice: boolean
  /** Cents per year to count for each statement credit, by its id; at most the credit's full value. */
  credits: Readonly<Record<string, Cents>>
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
  credits: {},
}

/** Value of a one-cent point, such as a point of a cash-back card. */
export const CENT_A_POINT = 100

/** Hundredths of a cent per point of this program. */
export function pointValue(program: string, assumptions: Assumptions): number {
  return assumptions.pointValues[program] ?? CENT_A_POINT
}

/** True if the condition can be met. 'abroad' always can; it's checked for each purchase. */
export function canHold(condition: Condition | undefined, assumptions: Assumptions): boolean {
  if (condition === undefined || condition.kind === 'abroad') {
    return true
  }
  if (condition.kind === 'membership') {
    return assumptions.memberships.includes(condition.id)
  }
  if (condition.kind === 'tier') {
    return assumptions.tiers.includes(condition.id)
  }
  return assumptions.conditions[condition.kind]
}
