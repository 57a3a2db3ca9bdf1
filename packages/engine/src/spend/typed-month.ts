/**
 * What a month of typed costs consists of. A typed amount is split among finer categories by what average households
 * spend, but no finer category gets more than an average household spends on it: what's left is plain spending of the
 * field. Only amounts that a person states, as a detail or for a brand, are higher.
 */
import { type FormCategory, formCategories, formCategoryOf } from '../category.ts'
import { categoryOfLeaf, isLeaf, type Leaf } from '../leaf.ts'
import { type Cents, splitCents, toCents } from '../money.ts'
import { type BrandSpending, brandMonth, statedMonth, withBrands } from './brand-spending.ts'
import { type CostDetail, costDetails, type DetailName } from './cost-details.ts'
import { leafShares, plainLeaves } from './leaf-shares.ts'
import type { Kind } from './spend.ts'

const MONTHS = 12

/** Spending in a typical month. */
export type MonthlyCosts = Readonly<Record<FormCategory, Cents>>

/** Finer amounts of the same month. Zero says that there is no such spending; an absent one isn't known. */
export type CostDetails = Readonly<Partial<Record<DetailName, Cents>>>

/** What a month has of one kind of purchases, or of a bill. */
export type MonthShare = Readonly<{ kind: Kind; cents: Cents }>

/**
 * Details go to their leaves exactly, the rest of a field to its other leaves. Then brands get their part. Throws
 * RangeError if the details of a field exceed it.
 */
export function monthFromCosts(
  costs: MonthlyCosts,
  details: CostDetails = {},
  brands: readonly BrandSpending[] = [],
): MonthShare[] {
  const stated = statedDetails(details)
  const amounts = [
    ...formCategories.flatMap((field) => splitField(field, costs[field], stated, brands)),
    ...stated.filter(({ detail }) => detail.field === null).flatMap(splitDetail),
  ]
  return withBrands(
    amounts.filter(([, cents]) => cents > 0),
    brands,
  )
}

type LeafAmount = readonly [Leaf, Cents]
type Stated = Readonly<{ detail: CostDetail; cents: Cents }>

function statedDetails(details: CostDetails): Stated[] {
  return detailNames.flatMap((name) => {
    const cents = details[name]
    return cents === undefined ? [] : [{ detail: costDetails[name], cents }]
  })
}

const detailNames = Object.keys(costDetails).filter(isDetailName)

function isDetailName(text: string): text is DetailName {
  return Object.hasOwn(costDetails, text)
}

function splitField(
  field: FormCategory,
  costs: Cents,
  stated: readonly Stated[],
  brands: readonly BrandSpending[],
): LeafAmount[] {
  const own = stated.filter(({ detail }) => detail.field === field)
  const rest = costs - own.reduce((sum, { cents }) => sum + cents, 0)
  if (rest < 0) {
    throw new RangeError(`the details of ${field} exceed its ${costs} cents by ${-rest}`)
  }
  const isStated = (leaf: Leaf) => stated.some(({ detail }) => detail.leaves.includes(leaf))
  const claims = claimsOf(
    brands.filter(({ leaf }) => fieldOf(leaf) === field && !isStated(leaf)),
    toCents(rest),
  )
  const averages = averagesOf(field).filter(([leaf]) => !isStated(leaf))
  return [...splitRest(field, averages, toCents(rest), claims), ...own.flatMap(splitDetail)]
}

function fieldOf(leaf: Leaf): FormCategory {
  return formCategoryOf(categoryOfLeaf(leaf))
}

/** What a month has at least of a leaf, because the person states it for brands. Never more than `limit` together. */
function claimsOf(brands: readonly BrandSpending[], limit: Cents): LeafAmount[] {
  const stated = brands.flatMap(({ leaf, yearlyCents }): LeafAmount[] =>
    yearlyCents === null ? [] : [[leaf, brandMonth(yearlyCents)]],
  )
  const amounts = statedMonth(
    stated.map(([, cents]) => cents),
    limit,
  )
  const claims = new Map<Leaf, Cents>()
  for (const [index, [leaf]] of stated.entries()) {
    claims.set(leaf, toCents((claims.get(leaf) ?? 0) + (amounts[index] ?? 0)))
  }
  return [...claims]
}

/** Splits by the averages. A leaf that would get less than is claimed for it gets its claim. */
function splitRest(
  field: FormCategory,
  averages: readonly LeafAmount[],
  cents: Cents,
  claims: readonly LeafAmount[],
): LeafAmount[] {
  const amounts = splitWithinAverages(field, averages, cents)
  const isShort = ([leaf, claim]: LeafAmount) => claim > (amounts.find(([each]) => each === leaf)?.[1] ?? 0)
  const short = claims.filter(isShort)
  if (short.length === 0) {
    return amounts
  }
  const isPinned = (leaf: Leaf) => short.some(([each]) => each === leaf)
  const left = short.reduce<number>((sum, [, claim]) => sum - claim, cents)
  const others = claims.filter(([leaf]) => !isPinned(leaf))
  return [
    ...splitRest(
      field,
      averages.filter(([leaf]) => !isPinned(leaf)),
      toCents(left),
      others,
    ),
    ...short,
  ]
}

/** No leaf gets more than its average, except the plain one of the field. */
function splitWithinAverages(
  field: FormCategory,
  averages: readonly LeafAmount[],
  cents: Cents,
): LeafAmount[] {
  const plain = plainLeaves[field]
  const amounts = splitOver(averages, cents).map(([leaf, share], index): LeafAmount => {
    const [, yearly] = averages[index] ?? [leaf, 0]
    return [leaf, leaf === plain ? share : toCents(Math.min(share, Math.round(yearly / MONTHS)))]
  })
  const left = amounts.reduce<number>((sum, [, share]) => sum - share, cents)
  const others = amounts.filter(([leaf]) => leaf !== plain)
  const own = amounts.find(([leaf]) => leaf === plain)?.[1] ?? 0
  return [...others, [plain, toCents(own + left)]]
}

/** Cents a year of an average household. */
function averagesOf(field: FormCategory): LeafAmount[] {
  return Object.entries(leafShares[field]).flatMap(([leaf, dollars]): LeafAmount[] =>
    isLeaf(leaf) ? [[leaf, toCents(dollars * 100)]] : [],
  )
}

function splitDetail({ detail: { field, leaves }, cents }: Stated): LeafAmount[] {
  const [only] = leaves
  if (leaves.length === 1 && only !== undefined) {
    return [[only, cents]]
  }
  const average = field === null ? [] : averagesOf(field).filter(([leaf]) => leaves.includes(leaf))
  return splitOver(average, cents)
}

function splitOver(averages: readonly LeafAmount[], cents: Cents): LeafAmount[] {
  if (averages.length === 0) {
    return []
  }
  const amounts = splitCents(
    cents,
    averages.map(([, weight]) => weight),
  )
  return averages.map(([leaf], index) => [leaf, amounts[index] ?? toCents(0)])
}
