/** An explanation in short: what each rule paid in each display category, for tooltips. */
import type { CardYear } from '../card/rules-in-force.ts'
import { type Category, categories } from '../category.ts'
import { categoryOfLeaf, type Leaf } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { Explanation } from './explain.ts'
import type { Payment } from './explain-walk.ts'

/** Purchases of one category that one rule paid at one rate, in a first or in one later year. */
export type RuleSummary = Readonly<{
  year: CardYear
  category: Category
  rule: string
  as: Payment['as']
  rate: number
  cents: Cents
  /** Exact, in hundred-thousandths of a point, before any match. */
  units: number
}>

/** By category in their order, first year before later ones, then by what was spent, most first. */
export function summarise({ lines }: Explanation): RuleSummary[] {
  const summaries = new Map<string, RuleSummary>()
  for (const { year, kind, payments } of lines) {
    const category = getCategory(kind.leaf)
    for (const { rule, as, rate, cents, units } of payments) {
      const key = [category.id, year, rule, as, rate].join('|')
      const { cents: centsBefore = 0, units: unitsBefore = 0 } = summaries.get(key) ?? {}
      const sums = { cents: toCents(centsBefore + cents), units: unitsBefore + units }
      summaries.set(key, { year, category, rule, as, rate, ...sums })
    }
  }
  return [...summaries.values()].sort(
    (a, b) =>
      a.category.id - b.category.id ||
      Number(a.year === 'later') - Number(b.year === 'later') ||
      b.cents - a.cents,
  )
}

function getCategory(leaf: Leaf): Category {
  const category = categories.find(({ key }) => key === categoryOfLeaf(leaf))
  if (category === undefined) {
    throw new RangeError(`the leaf ${leaf} is in no category`)
  }
  return category
}
