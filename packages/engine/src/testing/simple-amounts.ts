/** Values, fees, offers and rounding of the simple reference implementation. */
import type { Assumptions } from '../card/assumptions.ts'
import type { BonusTier, Card } from '../card/card.ts'
import type { CategoryKey } from '../category.ts'

/** Value of units over some years, in ten-millionths of a cent. */
export function worthIn(program: string, assumptions: Assumptions, years: number): (units: bigint) => bigint {
  const value = BigInt(assumptions.pointValues[program] ?? 100)
  const limit = assumptions.pointLimits?.[program]
  if (limit === undefined) {
    return (units) => units * value
  }
  const usable = BigInt(limit.yearlyCents * years) * 10_000_000n
  return (units) => {
    const full = units * value
    return full <= usable ? full : usable + floorDivide((full - usable) * BigInt(limit.valueBeyond), value)
  }
}

export function floorDivide(amount: bigint, divisor: bigint): bigint {
  const quotient = amount / divisor
  return amount % divisor !== 0n && amount < 0n !== divisor < 0n ? quotient - 1n : quotient
}

/** `index` 0 is the year that starts today. */
export function feeOf({ fee }: Card, index: number, today: string, isOwned: boolean): number {
  if (index === 0 && !isOwned && fee.firstYear !== fee.later) {
    return fee.firstYear
  }
  const start = `${Number(today.slice(0, 4)) + index}${today.slice(4)}`
  let yearly: number = fee.later
  for (const change of (fee.changes ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    yearly = change.from <= start ? change.yearly : yearly
  }
  return yearly
}

export function isOffered(
  { until, seen, needsPortal, needsMembership }: BonusTier,
  { today, maxOfferAgeDays, conditions, memberships }: Assumptions,
): boolean {
  if (needsMembership !== undefined && !memberships.includes(needsMembership)) {
    return false
  }
  if (needsPortal === true && !conditions.portal) {
    return false
  }
  const age = seen === undefined ? Number.POSITIVE_INFINITY : (Date.parse(today) - Date.parse(seen)) / DAY_MS
  return (until ?? today) >= today && (maxOfferAgeDays === undefined || age <= maxOfferAgeDays)
}

const DAY_MS = 86_400_000

export function shareByRemainder(parts: readonly { key: CategoryKey; exact: bigint }[], whole: number) {
  const floors = parts.map(({ key, exact }, index) => {
    const rest = ((exact % 10_000_000n) + 10_000_000n) % 10_000_000n
    return { key, index, rest, cents: Number((exact - rest) / 10_000_000n) }
  })
  const missing = whole - sum(floors.map(({ cents }) => cents))
  const lucky = floors.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index).slice(0, missing)
  return Object.fromEntries(floors.map((part) => [part.key, part.cents + (lucky.includes(part) ? 1 : 0)]))
}

export function round(amount: bigint, divisor: bigint): number {
  const size = ((amount < 0n ? -amount : amount) * 2n + divisor) / (divisor * 2n)
  return amount < 0n ? 0 - Number(size) : Number(size)
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
