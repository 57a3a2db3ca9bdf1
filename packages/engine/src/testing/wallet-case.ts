/**
 * Small random wallets with everything a card can have: spending and reward caps by month, quarter and year, shared at one
 * or several rates, rotating rules, announced changes of rates and fees, chosen options, first and second top categories,
 * stacking rules, fees, bonuses, statement credits, a first-year match, refunds, refused and owned cards, over one to three years. Every amount is a
 * whole number of units of $100. Projections start on Jan 1, 2025.
 */
import { type DayRange, dayRange, parseDay } from '../day.ts'
import type { CalendarPeriod } from '../period.ts'

/** Two of the first four are in one quarter. Years from February on have the last four. */
export const caseMonths = ['2025-01', '2025-02', '2025-05', '2025-08', '2026-01'] as const

/** First month of a case: its year starts in January, or in February and so within a quarter. */
export type CaseStart = 0 | 1

export function caseWindow({ start }: Pick<WalletCase, 'start'>): DayRange {
  return start === 0
    ? dayRange(parseDay('2025-01-01'), parseDay('2025-12-31'))
    : dayRange(parseDay('2025-02-01'), parseDay('2026-01-31'))
}

export type CaseRule = Readonly<{
  kinds: readonly number[]
  /** Tenths of a percent. */
  rate: number
  /** Into the card's caps, or -1. */
  cap: number
  /** Months in which it pays: all except for rotating rules. */
  months: readonly number[]
  /** First and last month of a dated rule, counted from the start of the projection. */
  term: Readonly<{ from: number; to: number }> | null
  form: 'where' | 'rotating' | 'dated'
}>

/** True if the rule pays in that month of a year of the projection, from 1. */
export function isPaying({ months, term }: CaseRule, month: number, year: number): boolean {
  const projected = (year - 1) * 12 + calendarMonth(month)
  return months.includes(month) && (term === null || (term.from <= projected && projected <= term.to))
}

/** The month of the calendar, from 0. */
export function calendarMonth(month: number): number {
  const [, number = 1] = (caseMonths[month] ?? '').split('-').map(Number)
  return number - 1
}

export type CaseChoice = Readonly<{
  kind: 'chosen' | 'top'
  per: CalendarPeriod
  count: number
  /** Kinds of each option; earlier ones have earlier keys. */
  options: readonly (readonly number[])[]
  rate: number
  /** The rate of the second top category, or 0. */
  second: number
  cap: number
}>

/** A rule that stacks on all others. */
export type CaseStack = Readonly<{ kinds: readonly number[]; rate: number; cap: number }>

/** A cap on a number of units, or on what that number of units earns at a rate. */
export type CaseCap = Readonly<{
  units: number
  per: CalendarPeriod
  rewardRate: number | null
  /** By month: the part of the cap that its period has. */
  shares: readonly number[]
}>

/** A broad statement credit: dollars a year for some kinds, which may need a number of units first in each period. */
export type CaseCredit = Readonly<{
  dollars: number
  per: CalendarPeriod
  kinds: readonly number[]
  minimum: Readonly<{ units: number; of: 'card' | 'on' }> | null
}>

export type CaseCard = Readonly<{
  id: string
  base: number
  rules: readonly CaseRule[]
  choice: CaseChoice | null
  stack: CaseStack | null
  caps: readonly CaseCap[]
  /** Dollars in the first year; twice as much in later ones. */
  fee: number
  /** Dollars a year from a month on, counted from the start of the projection; at least 1. */
  feeChange: Readonly<{ month: number; dollars: number }> | null
  isMatched: boolean
  isHeld: boolean
  bonus: Readonly<{ dollars: number; units: number; days: number }> | null
  /** Kinds whose merchants don't take the card. */
  refusedKinds: readonly number[]
  credit: CaseCredit | null
}>

/** A purchase of one unit. Refunds come at the end of their month. */
export type CaseUnit = Readonly<{ month: number; kind: number; day: number; isRefund: boolean }>

export type WalletCase = Readonly<{
  start: CaseStart
  cards: readonly CaseCard[]
  units: readonly CaseUnit[]
  size: 1 | 2 | 3 | 4
  years: 1 | 2 | 3
}>

/** The most of everything in a random case. */
export type CaseSizes = Readonly<{
  cards: number
  kinds: number
  months: number
  units: number
  /** Whether options that the issuer finds on top may occur. */
  hasTops: boolean
  /** Whether a cap may have several rates, so that the order of days matters. */
  isMixed: boolean
  /** Reward caps, none by default: at one rate each, or at several if `isMixed`. */
  rewards?: 'alike' | 'mixed'
  /** Whether the year starts within periods of caps. */
  isCut?: true
  /** Whether cards may have options at all. */
  hasChoices?: false
  /** Whether rates and fees may change on announced days, in any of the three years. */
  hasChanges?: true
  /** Whether merchants may refuse cards. */
  hasRefusals?: true
  /** Whether cards may have statement credits. */
  hasCredits?: true
  /** Whether held cards may have a fee, so that a wallet may leave them out. */
  hasHeldFees?: false
}>

export type Random = (below: number) => number

/** The same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[random(values.length)]
  if (value === undefined) {
    throw new RangeError('nothing to pick from')
  }
  return value
}
