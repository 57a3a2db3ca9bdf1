/** Converts monthly costs from the form to purchases, so that all spending is processed the same way. */
import { type FormCategory, formCategories } from '../category.ts'
import type { DayRange } from '../day.ts'
import { isBill, isLeaf, type Leaf } from '../leaf.ts'
import { type Cents, splitCents, toCents } from '../money.ts'
import { sum } from '../sum.ts'
import { type CostDetail, costDetails, type DetailName } from './cost-details.ts'
import { leafShares } from './leaf-shares.ts'
import { withMonthlyBill } from './monthly-bills.ts'
import { checkSize, type Kind, nothingLeftOut, type Spend } from './spend.ts'
import { spreadOverDays } from './spread-over-days.ts'

/** Spending in a typical month. */
export type MonthlyCosts = Readonly<Record<FormCategory, Cents>>

/** Finer amounts of the same month. Zero says that there is no such spending; an absent one isn't known. */
export type CostDetails = Readonly<Partial<Record<DetailName, Cents>>>

/**
 * Twelve months of the same costs, spread over the days of each month. Details go to their leaves exactly, and the rest of a field to its other leaves by the
 * average shares. Throws RangeError if the details of a field exceed it.
 */
export function spendFromCosts(costs: MonthlyCosts, window: DayRange, details: CostDetails = {}): Spend {
  const stated = statedDetails(details)
  const month = [
    ...formCategories.flatMap((field) => shareOfField(field, costs[field], stated)),
    ...stated.filter(({ detail }) => detail.field === null).flatMap(shareOfDetail),
  ]
  const purchases = month.filter(({ kind }) => !isBill(kind.leaf))
  const { offsets, indexes, cents } = spreadOverDays(
    purchases.map((share) => share.cents),
    window,
  )
  checkSize(window, sum(cents))
  const none = new Int32Array(offsets.length).fill(-1)
  const spend = {
    window,
    offsets,
    kindOf: indexes,
    cents,
    kinds: purchases.map(({ kind }) => kind),
    nameOf: none,
    names: [],
    accountOf: none,
    accounts: [],
    leftOut: nothingLeftOut,
  }
  return month.reduce<Spend>(
    (all, { kind: { leaf }, cents: bill }) => (isBill(leaf) ? withMonthlyBill(all, leaf, bill) : all),
    spend,
  )
}

type Share = Readonly<{ kind: Kind; cents: Cents }>
type Stated = Readonly<{ detail: CostDetail; cents: Cents }>

function statedDetails(details: CostDetails): Stated[] {
  return detailEntries.flatMap(([name, detail]) => {
    const cents = details[name]
    return cents === undefined ? [] : [{ detail, cents }]
  })
}

const detailNames = Object.keys(costDetails).filter(isDetailName)
const detailEntries = detailNames.map((name): [DetailName, CostDetail] => [name, costDetails[name]])

function isDetailName(text: string): text is DetailName {
  return Object.hasOwn(costDetails, text)
}

function shareOfField(field: FormCategory, costs: Cents, stated: readonly Stated[]): Share[] {
  const own = stated.filter(({ detail }) => detail.field === field)
  const rest = costs - own.reduce((sum, { cents }) => sum + cents, 0)
  if (rest < 0) {
    throw new RangeError(`the details of ${field} exceed its ${costs} cents by ${-rest}`)
  }
  const isStated = (leaf: Leaf) => own.some(({ detail }) => detail.leaves.includes(leaf))
  const others = sharesOf(field).filter(([leaf]) => !isStated(leaf))
  return [...splitOver(others, toCents(rest)), ...own.flatMap(shareOfDetail)]
}

function sharesOf(field: FormCategory): [Leaf, number][] {
  return Object.entries(leafShares[field]).flatMap(([leaf, weight]): [Leaf, number][] =>
    isLeaf(leaf) ? [[leaf, weight]] : [],
  )
}

function shareOfDetail({ detail: { field, leaves }, cents }: Stated): Share[] {
  const [only] = leaves
  if (leaves.length === 1 && only !== undefined) {
    return splitOver([[only, 1]], cents)
  }
  const average = field === null ? [] : sharesOf(field).filter(([leaf]) => leaves.includes(leaf))
  return splitOver(average, cents)
}

function splitOver(shares: readonly (readonly [Leaf, number])[], cents: Cents): Share[] {
  const amounts = splitCents(
    cents,
    shares.map(([, weight]) => weight),
  )
  return shares.flatMap(([leaf], index) => {
    const share = amounts[index]
    return share === undefined || share === 0 ? [] : [{ kind: kindOf(leaf), cents: share }]
  })
}

function kindOf(leaf: Leaf): Kind {
  return { leaf, merchant: null, isAbroad: false }
}
