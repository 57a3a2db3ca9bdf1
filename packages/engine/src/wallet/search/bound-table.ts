/** The bounds of all candidates at common prices, as one table: a set's bound takes the best card for each bucket. */
import type { Years } from '../../card/annual-fee.ts'
import { groupYears, SUBCENTS_PER_MILLIONTH, type YearGroup } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { YearPlan } from '../model/year-plan.ts'
import { boundCard, type CardBound } from './card-bounds.ts'

type Setting = Readonly<{ model: SpendModel; years: Years }>

export type BoundTable = Readonly<{
  of: (card: CandidateCard) => CardBound
  /** Lower bound of what any card pays, by bucket and in total: negative if foreign fees exceed rewards. */
  floor: Readonly<{ values: Float64Array; total: number }>
}>

/** Bounds at prices that suit a set of cards: what the set pays without caps. */
export function boundsBeside(
  setting: Setting,
  set: readonly CandidateCard[],
  cards: readonly CandidateCard[],
): BoundTable {
  const groups = groupsOf(setting)
  const width = setting.model.buckets.cents.length
  const reference = new Float64Array(groups.length * width)
  for (const { plans } of set) {
    for (const [index, { year }] of groups.entries()) {
      raiseByUncapped(reference.subarray(index * width, (index + 1) * width), plans[year - 1])
    }
  }
  return boundTable(setting, groups, reference, cards)
}

/** Years in which no card of the catalog changes share the bounds of one year. */
function groupsOf({ model: { compiled }, years }: Setting): YearGroup[] {
  return groupYears([...compiled.cards, ...compiled.ownedCards], years)
}

function boundTable(
  { model }: Setting,
  groups: readonly YearGroup[],
  reference: Float64Array,
  cards: readonly CandidateCard[],
): BoundTable {
  const bounds = new Map(cards.map((card) => [card, boundCard(model.buckets, card, groups, reference)]))
  return { of: (card) => bounds.get(card) ?? NO_BOUND, floor: floorOf(model, groups) }
}

const NO_BOUND: CardBound = { values: new Float64Array(), fixed: Number.NEGATIVE_INFINITY }

function raiseByUncapped(reference: Float64Array, plan: YearPlan | undefined): void {
  for (let bucket = 0; bucket < reference.length; bucket++) {
    const own = plan?.classes[plan.classOf[bucket] ?? 0]
    for (let arc = 0; own !== undefined && arc < own.gains.length; arc++) {
      if (own.nodes[arc] === -1 && (own.gains[arc] ?? 0) > (reference[bucket] ?? 0)) {
        reference[bucket] = own.gains[arc] ?? 0
      }
    }
  }
}

function floorOf(model: SpendModel, groups: readonly YearGroup[]): BoundTable['floor'] {
  const { cents, cells, cellOf } = model.buckets
  const highestFee =
    Math.max(...model.compiled.cards.map(({ foreignFeePpm }) => foreignFeePpm)) * SUBCENTS_PER_MILLIONTH
  const values = new Float64Array(cents.length * groups.length)
  for (let index = 0; index < values.length; index++) {
    const bucket = index % cents.length
    const isAbroad = cells[cellOf[bucket] ?? 0]?.isAbroad === true
    const { count } = groups[Math.floor(index / cents.length)] ?? { count: 0 }
    values[index] = isAbroad ? -highestFee * count * (cents[bucket] ?? 0) : 0
  }
  return { values, total: values.reduce((sum, value) => sum + value, 0) }
}

/** Raises values to those of one more card. */
export function raiseValues(values: Float64Array, others: Float64Array): void {
  for (let index = 0; index < values.length; index++) {
    const other = others[index] ?? 0
    if (other > (values[index] ?? 0)) {
      values[index] = other
    }
  }
}

/** Upper bound of what a card adds to the bound of a set. */
export function addedBound(values: Float64Array, own: Float64Array, fixed: number): number {
  let sum = fixed
  for (let index = 0; index < values.length; index++) {
    const more = (own[index] ?? 0) - (values[index] ?? 0)
    if (more > 0) {
      sum += more
    }
  }
  return sum
}
