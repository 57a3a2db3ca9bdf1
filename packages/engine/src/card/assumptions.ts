/** What is taken for granted about the person and about points. Everything here can be changed by the person. */
import type { Cents } from '../money.ts'
import type { Condition } from './card.ts'

/** Conditions that hold for all purchases or for none; whether a purchase was abroad is known of each. */
export type Habit = 'portal' | 'mobile-wallet' | 'direct-booking' | 'activation' | 'weekend-evening'

export type Assumptions = Readonly<{
  /** Hundredths of a cent for each point, by program. A program that is not listed is worth 100: one cent. */
  pointValues: Readonly<Record<string, number>>
  conditions: Readonly<Record<Habit, boolean>>
  memberships: readonly string[]
  tiers: readonly string[]
  picksBestChoice: boolean
  /** Cents a year that count of each credit, by its id; never more than the card gives. */
  credits: Readonly<Record<string, Cents>>
}>

/** What holds for somebody who has said nothing. */
export const defaultAssumptions: Assumptions = {
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

/** The value of a point that is worth one cent, as every point of a cash card is. */
export const CENT_A_POINT = 100

/** Hundredths of a cent for a point of this program. */
export function pointValue(program: string, assumptions: Assumptions): number {
  return assumptions.pointValues[program] ?? CENT_A_POINT
}

/** Whether a condition can hold at all; 'abroad' can, and is then asked of every purchase. */
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
