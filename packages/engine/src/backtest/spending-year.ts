/**
 * Spending year: a window repeated to fill 365 days, with the last copy prorated. Each slot has its day in the year, which
 * determines cap periods and terms, and the real day, which determines the entry of a rotating calendar.
 */
import { dayNumber, daysIn } from '../day.ts'
import { roundDivision } from '../exact.ts'
import { type Kind, type Spend, YEAR_DAYS } from '../spend/spend.ts'

export type SpendingYear = Readonly<{
  /** First day of the year, with or without purchases. */
  firstDay: number
  /** Day numbers of each slot, in the order in which caps are used. Days without purchases may have no slot. */
  days: Int32Array
  realDays: Int32Array
  /** True if every slot's day is its real day. */
  isAsObserved: boolean
  /** One entry per amount: its slot, its kind, its cents. */
  slotOf: Int32Array
  kindOf: Int32Array
  cents: Float64Array
  kinds: readonly Kind[]
}>

/** Creates the spending year. A window of 365 days or more is used unchanged. */
export function spendingYear(spend: Spend): SpendingYear {
  const first = dayNumber(spend.window.first)
  const length = daysIn(spend.window)
  if (length >= YEAR_DAYS) {
    const days = new Int32Array(length)
    for (let slot = 0; slot < length; slot++) {
      days[slot] = first + slot
    }
    const year = {
      firstDay: first,
      days,
      realDays: days,
      isAsObserved: true,
      get slotOf() {
        return spend.offsets
      },
      get kindOf() {
        return spend.kindOf
      },
      get cents() {
        return spend.cents
      },
      kinds: spend.kinds,
    }
    return spend.months === undefined ? withoutEmptySlots(year) : year
  }
  return withoutEmptySlots({
    firstDay: first,
    ...slotsOf(first, length),
    isAsObserved: false,
    ...repeat(spend, length),
    kinds: spend.kinds,
  })
}

/**
 * Removes empty slots, which saves work for people with few purchases. If most days have purchases, removing the others
 * isn't worth it. At least one slot stays.
 */
function withoutEmptySlots(year: SpendingYear): SpendingYear {
  const newSlots = new Int32Array(year.days.length)
  newSlots[0] = 1
  for (let entry = 0; entry < year.slotOf.length; entry++) {
    newSlots[year.slotOf[entry] ?? 0] = 1
  }
  const used: number[] = []
  for (let slot = 0; slot < newSlots.length; slot++) {
    if (newSlots[slot] === 1) {
      newSlots[slot] = used.push(slot) - 1
    }
  }
  if (used.length * 2 > year.days.length) {
    return year
  }
  return {
    ...year,
    days: Int32Array.from(used, (slot) => year.days[slot] ?? 0),
    realDays: Int32Array.from(used, (slot) => year.realDays[slot] ?? 0),
    slotOf: renumberSlots(year.slotOf, newSlots),
  }
}

function renumberSlots(slotOf: Int32Array, newSlots: Int32Array): Int32Array {
  const found = new Int32Array(slotOf.length)
  for (let entry = 0; entry < found.length; entry++) {
    found[entry] = newSlots[slotOf[entry] ?? 0] ?? 0
  }
  return found
}

function slotsOf(first: number, length: number) {
  const { copies, restDays } = layOut(length)
  const whole = Array.from({ length: copies * length }, (_, slot) => first + slot)
  const cut = Array.from({ length: restDays === 0 ? 0 : length }, (_, offset) => offset)
  return {
    days: Int32Array.from([
      ...whole,
      ...cut.map((offset) => first + copies * length + Math.floor((offset * restDays) / length)),
    ]),
    realDays: Int32Array.from([
      ...whole.map((_, slot) => first + (slot % length)),
      ...cut.map((offset) => first + offset),
    ]),
  }
}

/** Adds up the amounts of a day and kind before scaling them, so that splitting a purchase changes nothing. */
function repeat(spend: Spend, length: number) {
  const { copies, restDays } = layOut(length)
  const sums = new Map<number, number>()
  for (const [index, offset] of spend.offsets.entries()) {
    const key = (spend.kindOf[index] ?? 0) * length + offset
    sums.set(key, (sums.get(key) ?? 0) + (spend.cents[index] ?? 0))
  }
  const repeats = copies + (restDays === 0 ? 0 : 1)
  const amounts = Array.from({ length: repeats }, (_, copy) =>
    Array.from(sums, ([key, sum]) => ({
      slot: copy * length + (key % length),
      kind: Math.floor(key / length),
      cents: copy < copies ? sum : roundDivision(sum * restDays, length),
    })),
  ).flat()
  return {
    slotOf: Int32Array.from(amounts, ({ slot }) => slot),
    kindOf: Int32Array.from(amounts, ({ kind }) => kind),
    cents: Float64Array.from(amounts, ({ cents }) => cents),
  }
}

function layOut(length: number) {
  const copies = Math.floor(YEAR_DAYS / length)
  return { copies, restDays: YEAR_DAYS - copies * length }
}
