/**
 * A bucket is the spending in one cell during one term slice: days of a calendar month on which every card's terms stay
 * the same. Allocations only see buckets, so purchases in a bucket are interchangeable; replay.ts puts days back in.
 */
import { isRefused } from '../../card/acceptance.ts'
import type { Card } from '../../card/card.ts'
import { dayNumber, monthOfDayNumber } from '../../day.ts'
import { isShorterThanMonth } from '../../period.ts'
import type { Spend } from '../../spend/spend.ts'
import { sum } from '../../sum.ts'
import {
  type Cell,
  type Compiled,
  type CompiledCard,
  centsWithinDeposit,
  type SpendingYear,
  spendingYear,
} from './engine.ts'

export type TermSlice = Readonly<{
  /** Months since year 0. */
  month: number
  /** A real day in the slice, and its offset from the first day of the spending year. */
  realDay: number
  dayOffset: number
}>

/** Parallel columns. */
export type BucketColumns = Readonly<{
  /** Index into the cells. */
  cellOf: Int32Array
  sliceOf: Int32Array
  cents: Float64Array
}>

/** If secured cards take part, a cell's spending beyond the deposit is in a cell of its own, which they can't pay for. */
export type BucketCell = Cell & Readonly<{ isBeyondDeposit?: true }>

export type SpendBuckets = BucketColumns &
  Readonly<{
    slices: readonly TermSlice[]
    /** Cells that occur. */
    cells: readonly BucketCell[]
    months: readonly number[]
    sliceOfSlot: Int32Array
    /** Index into `cells` for each kind of the year. */
    cellOfKind: Int32Array
    /** Buckets with a net refund, with the cents refunded as positive numbers. */
    refunds: BucketColumns
    /** Net cents in the year, and the same without days that ended in a refund. */
    yearCents: number
    grossCents: number
    year: SpendingYear
    /** Net cents by cell, then by slot of the year. Negative on days that ended in a refund. */
    lines: Float64Array
  }>

/** `hasSecured` if a secured card can be in the wallet. */
export function createBuckets(spend: Spend, compiled: Compiled, hasSecured = false): SpendBuckets {
  const whole = spendingYear(spend)
  const year = hasSecured ? splitAtDeposit(whole, compiled.assumptions.depositCents) : whole
  const cellsOfKinds = cellsOf(year, whole.kinds.length, compiled)
  const cells = [...new Set(cellsOfKinds)]
  const cellOfKind = Int32Array.from(cellsOfKinds, (cell) => cells.indexOf(cell))
  const { slices, sliceOfSlot, months } = createSlices(year, changesOf(compiled))
  const slots = year.days.length
  const sums = new Float64Array(cells.length * slices.length)
  const lines = new Float64Array(cells.length * slots)
  let yearCents = 0
  for (let entry = 0; entry < year.cents.length; entry++) {
    const cell = cellOfKind[year.kindOf[entry] ?? 0] ?? 0
    const slot = year.slotOf[entry] ?? 0
    const cents = year.cents[entry] ?? 0
    const index = cell * slices.length + (sliceOfSlot[slot] ?? 0)
    sums[index] = (sums[index] ?? 0) + cents
    lines[cell * slots + slot] = (lines[cell * slots + slot] ?? 0) + cents
    yearCents += cents
  }
  return {
    ...columnsWhere(sums, slices.length, (sum) => sum > 0),
    refunds: columnsWhere(sums, slices.length, (sum) => sum < 0),
    slices,
    cells,
    months,
    sliceOfSlot,
    cellOfKind,
    yearCents,
    grossCents: lines.reduce((sum, amount) => sum + Math.max(0, amount), 0),
    year,
    lines,
  }
}

/** Splits each entry into its parts within and beyond the deposit. Kinds of the second half are beyond it. */
function splitAtDeposit(year: SpendingYear, depositCents: number): SpendingYear {
  const within = centsWithinDeposit(year, depositCents)
  if (within === null) {
    return year
  }
  const { slotOf, kindOf, cents, kinds } = year
  return {
    ...year,
    slotOf: Int32Array.from([...slotOf, ...slotOf]),
    kindOf: Int32Array.from([...kindOf, ...kindOf.map((kind) => kind + kinds.length)]),
    cents: Float64Array.from([...within, ...cents.map((amount, entry) => amount - (within[entry] ?? 0))]),
    kinds: [...kinds, ...kinds],
  }
}

/** The cell of each kind. Kinds from `beyond` on are beyond the deposit. */
function cellsOf({ kinds }: SpendingYear, beyond: number, { cells }: Compiled): BucketCell[] {
  const beyondOf = new Map<Cell, BucketCell>()
  return kinds.map((kind, index) => {
    const cell = cells.cellOf(kind)
    if (index < beyond) {
      return cell
    }
    const found = beyondOf.get(cell) ?? { ...cell, isBeyondDeposit: true as const }
    beyondOf.set(cell, found)
    return found
  })
}

/** `sums` holds net cents by cell, then by slice. */
function columnsWhere(sums: Float64Array, slices: number, isWanted: (sum: number) => boolean): BucketColumns {
  const indexes = Array.from(sums.keys()).filter((index) => isWanted(sums[index] ?? 0))
  return {
    cellOf: Int32Array.from(indexes, (index) => Math.floor(index / slices)),
    sliceOf: Int32Array.from(indexes, (index) => index % slices),
    cents: Float64Array.from(indexes, (index) => Math.abs(sums[index] ?? 0)),
  }
}

/** Net cents of the year that can be paid with a card. */
export function acceptedCents(buckets: SpendBuckets, card: CompiledCard): number {
  const { cells, yearCents } = buckets
  return cells.reduce(
    (left, cell, index) => (isRefused(card, cell) ? left - sum(linesOfCell(buckets, index)) : left),
    yearCents,
  )
}

/** Net cents by cell and slot that fit on a card: all of them, unless it's secured. */
export function linesWithin(buckets: SpendBuckets, { isSecured }: CompiledCard): Float64Array {
  const { cells, lines } = buckets
  if (!isSecured || !cells.some(({ isBeyondDeposit }) => isBeyondDeposit)) {
    return lines
  }
  const within = lines.slice()
  for (const [cell, { isBeyondDeposit }] of cells.entries()) {
    if (isBeyondDeposit) {
      within.fill(0, cell * buckets.year.days.length, (cell + 1) * buckets.year.days.length)
    }
  }
  return within
}

/** Net cents by slot in one cell. */
export function linesOfCell({ lines, year }: SpendBuckets, cell: number): Float64Array {
  return lines.subarray(cell * year.days.length, (cell + 1) * year.days.length)
}

export type DayAmount = Readonly<{ slot: number; cents: number }>

/** A bucket's purchases by day. A refund cancels the latest purchases before it, then the ones after it. */
export function netDays(buckets: SpendBuckets, bucket: number): DayAmount[] {
  const slice = buckets.sliceOf[bucket] ?? 0
  const days: { slot: number; cents: number }[] = []
  let owed = 0
  for (const [slot, amount] of linesOfCell(buckets, buckets.cellOf[bucket] ?? 0).entries()) {
    const cents = buckets.sliceOfSlot[slot] === slice ? amount : 0
    if (cents > 0) {
      const kept = Math.max(0, cents - owed)
      owed -= cents - kept
      days.push({ slot, cents: kept })
    }
    let refund = Math.max(0, -cents)
    for (let index = days.length - 1; index >= 0 && refund > 0; index--) {
      const day = days[index]
      if (day !== undefined) {
        const canceled = Math.min(day.cents, refund)
        day.cents -= canceled
        refund -= canceled
      }
    }
    owed += refund
  }
  return days.filter(({ cents }) => cents > 0)
}

/**
 * Real days on which some card's rotating calendar changes, and days since opening on which some card's terms do. Ascending.
 * Announced changes need none: they apply to whole months.
 */
type TermChanges = Readonly<{
  days: readonly number[]
  dayOffsets: readonly number[]
  /** True if some card's cap renews within a month. Then every day is a slice. */
  hasShortCaps: boolean
}>

function changesOf({ cards }: Compiled): TermChanges {
  const rules = cards.flatMap(({ card }) => card.rules)
  return {
    days: ascending(rules.flatMap(daysOfChange)),
    dayOffsets: ascending(rules.flatMap(({ firstDays }) => firstDays ?? [])),
    hasShortCaps: cards.some(({ card }) =>
      Object.values(card.caps).some(({ per }) => isShorterThanMonth(per)),
    ),
  }
}

function daysOfChange({ target }: Card['rules'][number]): number[] {
  return target.kind === 'rotating'
    ? target.calendar.flatMap(({ from, to }) => [dayNumber(from), dayNumber(to) + 1])
    : []
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

function createSlices(year: SpendingYear, changes: TermChanges) {
  const slices: TermSlice[] = []
  const months: number[] = []
  const indexOf = new Map<string, number>()
  const sliceOfSlot = year.days.map((day, slot) => {
    const month = monthOfDayNumber(day)
    if (months.at(-1) !== month) {
      months.push(month)
    }
    const realDay = year.realDays[slot] ?? 0
    const dayOffset = day - year.firstDay
    const key = `${month} ${countUpTo(changes.days, realDay)} ${countUpTo(changes.dayOffsets, dayOffset)} ${changes.hasShortCaps ? day : ''}`
    const existing = indexOf.get(key)
    if (existing !== undefined) {
      return existing
    }
    indexOf.set(key, slices.length)
    return slices.push({ month, realDay, dayOffset }) - 1
  })
  return { slices, sliceOfSlot, months }
}

function countUpTo(values: readonly number[], most: number): number {
  return values.filter((value) => value <= most).length
}
