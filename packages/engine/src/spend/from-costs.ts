/** Converts monthly costs from the form to purchases, so that all spending is processed the same way. */
import { type FormCategory, formCategories } from '../category.ts'
import { type DayRange, dayNumber, daysIn, endOfMonth, monthOfDayNumber } from '../day.ts'
import { isLeaf, type Leaf } from '../leaf.ts'
import { type Cents, splitCents } from '../money.ts'
import { leafShares } from './leaf-shares.ts'
import { checkSize, type Kind, nothingLeftOut, type Spend } from './spend.ts'

/** Spending in a typical month. */
export type MonthlyCosts = Readonly<Record<FormCategory, Cents>>

const MONTHS = 12

/**
 * Twelve months of the same costs, each on the day of the month when the window starts, or on the last day of a shorter
 * month. A window of less than a year has only the months that start in it.
 */
export function spendFromCosts(costs: MonthlyCosts, window: DayRange): Spend {
  const month = shares.flatMap((share) => shareOverLeaves(share, costs[share.category]))
  const offsets = monthStarts(window)
  checkSize(window, month.reduce((sum, { cents }) => sum + Math.abs(cents), 0) * offsets.length)
  return {
    window,
    ...columnsOf(month, offsets),
    kinds: month.map(({ kind }) => kind),
    names: [],
    accounts: [],
    leftOut: nothingLeftOut,
  }
}

type Share = Readonly<{ kind: Kind; cents: Cents }>

const shares = formCategories.map((category) => {
  const entries = Object.entries(leafShares[category])
  return {
    category,
    kinds: entries.flatMap(([leaf]) => (isLeaf(leaf) ? [kindOf(leaf)] : [])),
    weights: entries.map(([, weight]) => weight),
  }
})

function kindOf(leaf: Leaf): Kind {
  return { leaf, merchant: null, isAbroad: false }
}

function shareOverLeaves({ kinds, weights }: (typeof shares)[number], costs: Cents): Share[] {
  const amounts = splitCents(costs, weights)
  return kinds.flatMap((kind, index) => {
    const cents = amounts[index]
    return cents === undefined || cents === 0 ? [] : [{ kind, cents }]
  })
}

/** Days since the window's first day. */
function monthStarts(window: DayRange): number[] {
  const first = dayNumber(window.first)
  const month = monthOfDayNumber(first)
  const daysIntoMonth = first - endOfMonth(month - 1)
  const length = daysIn(window)
  return Array.from({ length: MONTHS }, (_, months) => {
    const day = endOfMonth(month + months - 1) + daysIntoMonth
    return Math.min(day, endOfMonth(month + months) - 1) - first
  }).filter((offset) => offset < length)
}

function columnsOf(month: readonly Share[], starts: readonly number[]) {
  const count = starts.length * month.length
  const [offsets, kindOf, cents] = [new Int32Array(count), new Int32Array(count), new Float64Array(count)]
  for (let index = 0; index < count; index++) {
    const kind = index % month.length
    offsets[index] = starts[(index - kind) / month.length] ?? 0
    kindOf[index] = kind
    cents[index] = month[kind]?.cents ?? 0
  }
  const none = new Int32Array(count).fill(-1)
  return { offsets, kindOf, cents, nameOf: none, accountOf: none }
}
