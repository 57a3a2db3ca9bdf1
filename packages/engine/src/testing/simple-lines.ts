/** Spending year of the simple implementation: one plain object for each purchase and copy. */
import type { Period } from '../card/card.ts'
import { type Leaf, leaves } from '../leaf.ts'
import type { Purchase } from '../spend/spend.ts'

const DAY_MS = 86_400_000

export type Line = {
  /** Day of the spending year, counted from 0. */
  yearDay: number
  /** Year and month of that day, for caps. */
  month: number
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
  const lineAt = (purchase: Purchase, yearDay: number, cents: number): Line => {
    const date = new Date((start + yearDay) * DAY_MS)
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth()
    const { day, leaf, merchant } = purchase
    return { yearDay, month, day, leaf, merchant, abroad: purchase.isAbroad === true, cents }
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

export function periodOf(line: Line, per: Period): number {
  if (per === 'month') {
    return line.month
  }
  return per === 'quarter' ? Math.floor(line.month / 3) : 0
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
