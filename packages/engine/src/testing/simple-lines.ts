/** Spending year of the simple implementation: one plain object for each purchase and copy. */
import { type Leaf, leaves } from '../leaf.ts'
import type { Period } from '../period.ts'
import type { Purchase } from '../spend/spend.ts'

const DAY_MS = 86_400_000

export type Line = {
  /** Day of the spending year, counted from 0. */
  yearDay: number
  /** Year and month of that day, for caps. */
  month: number
  /** Month in which the spending year starts, the days of it that are over then, and all of its days. */
  yearStart: { month: number; day: number; days: number }
  /** Real day of the purchase. */
  day: string
  leaf: Leaf
  merchant: string | null
  abroad: boolean
  cents: number
}

/** Sorted by slot. Each card determines the order within a slot. */
export function layOut(purchases: readonly Purchase[], window: { first: string; last: string }): Line[] {
  return linesOf(purchases, window).sort(compareSlots)
}

function linesOf(purchases: readonly Purchase[], window: { first: string; last: string }): Line[] {
  const start = Date.parse(window.first) / DAY_MS
  const length = Date.parse(window.last) / DAY_MS - start + 1
  const [firstYear = 0, firstMonth = 0, firstDate = 0] = window.first.split('-').map(Number)
  const days = new Date(Date.UTC(firstYear, firstMonth, 0)).getUTCDate()
  const yearStart = { month: firstYear * 12 + firstMonth - 1, day: firstDate - 1, days }
  const lineAt = (purchase: Purchase, yearDay: number, cents: number): Line => {
    const date = new Date((start + yearDay) * DAY_MS)
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
    const { day, leaf, merchant } = purchase
    const abroad = purchase.isAbroad === true
    return { yearDay, month, yearStart, day, leaf, merchant, abroad, cents }
  }
  const offsetOf = (day: string) => Date.parse(day) / DAY_MS - start
  const observed = purchases.filter(({ day }) => window.first <= day && day <= window.last)
  if (length >= 365) {
    return observed.map((purchase) => lineAt(purchase, offsetOf(purchase.day), purchase.cents))
  }
  const lines: Line[] = []
  let copy = 0
  for (; (copy + 1) * length <= 365; copy++) {
    for (const purchase of observed) {
      lines.push(lineAt(purchase, copy * length + offsetOf(purchase.day), purchase.cents))
    }
  }
  const rest = 365 - copy * length
  const sums = new Map<string, { purchase: Purchase; cents: number }>()
  for (const purchase of observed) {
    const key = [purchase.day, purchase.leaf, purchase.merchant, purchase.isAbroad === true].join()
    sums.set(key, { purchase, cents: purchase.cents + (sums.get(key)?.cents ?? 0) })
  }
  for (const { purchase, cents } of rest === 0 ? [] : sums.values()) {
    const yearDay = copy * length + Math.floor((offsetOf(purchase.day) * rest) / length)
    const size = Math.round((Math.abs(cents) * rest) / length)
    lines.push(lineAt(purchase, yearDay, cents < 0 ? -size : size))
  }
  return lines
}

/** The period that a line belongs to, and how many of them a spending year has; null if it never cuts one. */
const calendar: Readonly<Record<Period, { count: number | null; numberOf: (line: Line) => number }>> = {
  day: { count: null, numberOf: ({ yearDay }) => yearDay },
  month: { count: 12, numberOf: ({ month }) => month },
  quarter: { count: 4, numberOf: ({ month }) => Math.floor(month / 3) },
  'half-year': { count: 2, numberOf: ({ month }) => Math.floor(month / 6) },
  year: { count: null, numberOf: () => 0 },
  opening: { count: null, numberOf: () => 0 },
}

export function periodOf(line: Line, per: Period): number {
  return calendar[per].numberOf(line)
}

/**
 * What the period of a line has of a cap's limit. A year that starts in the middle of a period has what is left of it by days,
 * each of its months counting the same, and the part before at its end.
 */
export function limitAt(line: Line, per: Period, limit: number): number {
  const { count, numberOf } = calendar[per]
  const { month, day, days } = line.yearStart
  const index = numberOf(line) - numberOf({ ...line, month })
  if (count === null || (index > 0 && index < count)) {
    return limit
  }
  const months = 12 / count
  const before = ((month % months) * days + day) / (months * days)
  const atStart = Math.round(Number((limit * (1 - before)).toFixed(6)))
  return index === 0 ? atStart : limit - atStart
}

export function compareSlots(a: Line, b: Line): number {
  return a.yearDay - b.yearDay || compareText(a.day, b.day)
}

/** Ignores merchants that the card doesn't name. */
export function compareKinds(a: Line, b: Line, named: ReadonlySet<string>): number {
  const nameOf = ({ merchant }: Line) => (merchant !== null && named.has(merchant) ? merchant : '')
  return (
    leaves.indexOf(a.leaf) - leaves.indexOf(b.leaf) ||
    compareText(nameOf(a), nameOf(b)) ||
    Number(a.abroad) - Number(b.abroad)
  )
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
