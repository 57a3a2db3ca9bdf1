/** How long facts stay fresh. Offers change weekly, fees and rates a few times a year. */
import { type Day, daysBetween } from '@cardsight/engine/dates'
import type { Seen } from './seen.ts'

/** Days after which a fact of each kind is shown with its age. */
export const freshDays = {
  offer: 30,
  apr: 45,
  fee: 90,
  rates: 90,
  status: 90,
  'foreign-fee': 90,
  eligibility: 180,
  perks: 180,
} as const

export type FactKind = keyof typeof freshDays

export const factKinds = [
  'offer',
  'apr',
  'fee',
  'rates',
  'status',
  'foreign-fee',
  'eligibility',
  'perks',
] as const satisfies readonly FactKind[]

/** After this many days an offer is marked 'last seen … days ago', and people can leave it out. */
const MAX_OFFER_AGE_DAYS = 90

/** 'fresh' offers are shown without a remark, 'aging' ones with their age, 'old' ones with a warning. */
export function offerFreshness(seen: Day, today: Day): 'fresh' | 'aging' | 'old' {
  if (daysBetween(seen, today) > MAX_OFFER_AGE_DAYS) {
    return 'old'
  }
  return isStale('offer', seen, today) ? 'aging' : 'fresh'
}

/** Returns the age in days; 0 for a date after today. */
export function ageInDays(date: Day, today: Day): number {
  return Math.max(0, daysBetween(date, today))
}

/** The same for a fact with its source: what nobody dated is stale, however recently we read it. */
export function isSeenStale(kind: FactKind, { date, isUndated }: Seen, today: Day): boolean {
  return isUndated === true || isStale(kind, date, today)
}

export function isStale(kind: FactKind, date: Day, today: Day): boolean {
  return daysBetween(date, today) > freshDays[kind]
}
