/** An option decision: which options of one list pay in one period, picked by the cardholder or found by the issuer. */
import type { SpendBuckets } from './buckets.ts'
import type { CapNodeTable } from './cap-nodes.ts'
import { type CardYearTerms, type OptionList, termsIn } from './card-terms.ts'
import type { CellTerms } from './earn-arcs.ts'
import { periodOfMonth } from './engine.ts'

/** Arcs as the flow sees them. Buckets of one class have the same gains through the same cap nodes. */
export type ArcClass = Readonly<{
  gains: readonly number[]
  /** Index into the card year's cap nodes, or -1 for an uncapped arc. */
  nodes: readonly number[]
  /** By arc, if some cents use more than one cent of capacity; see cap-nodes.ts. */
  weights?: readonly number[]
}>

export type DecisionOption = Readonly<{
  /** Index into the options of the rule. */
  option: number
  key: string
  /** Buckets with spending that belongs to the option in the period, and refunds of it. */
  buckets: readonly number[]
  refunds: readonly number[]
  /** By bucket: the terms, and their class, if only this option is picked. */
  terms: readonly CellTerms[]
  classes: readonly ArcClass[]
}>

export type OptionDecision = Readonly<{
  list: number
  kind: OptionList['kind']
  /** True if a picked option pays on top of other rules. */
  isStacking: boolean
  period: number
  /** Equal for the first and the second rank of one list in one period. */
  id: string
  /** How many options may be picked. */
  count: number
  /** Options with spending in the period. */
  options: readonly DecisionOption[]
  /** The picks if the cardholder doesn't pick the best options; else null. */
  fixed: readonly number[] | null
}>

export function findDecisions(
  buckets: SpendBuckets,
  terms: CardYearTerms,
  table: CapNodeTable,
): OptionDecision[] {
  return terms.lists.flatMap((list, index) => decisionsOfList(buckets, terms, table, list, index))
}

/** The terms of all options in all periods, before there are cap nodes. */
export function optionTerms(buckets: SpendBuckets, terms: CardYearTerms): CellTerms[] {
  return terms.lists.flatMap((_, list) =>
    Array.from(buckets.cellOf.keys()).flatMap((bucket) => {
      const option = optionOfBucket(buckets, terms, list, bucket)
      return option < 0 ? [] : [termsIfPicked(buckets, terms, list, option, bucket)]
    }),
  )
}

function decisionsOfList(
  buckets: SpendBuckets,
  terms: CardYearTerms,
  table: CapNodeTable,
  list: OptionList,
  index: number,
): OptionDecision[] {
  const { target } = list.rule
  if (target.kind !== 'chosen' && target.kind !== 'top') {
    return []
  }
  const periodIn = (slice: number | undefined) =>
    periodOfMonth(target.per, buckets.slices[slice ?? 0]?.month ?? 0)
  const byPeriod = new Map<number, Map<number, number[]>>()
  for (let bucket = 0; bucket < buckets.cents.length; bucket++) {
    const option = optionOfBucket(buckets, terms, index, bucket)
    if (option >= 0) {
      const period = periodIn(buckets.sliceOf[bucket])
      const options = byPeriod.get(period) ?? new Map<number, number[]>()
      byPeriod.set(period, options.set(option, [...(options.get(option) ?? []), bucket]))
    }
  }
  const { refunds, cells } = buckets
  const refundsOf = (option: number, period: number) =>
    Array.from(refunds.cellOf.keys()).filter((refund) => {
      const cell = cells[refunds.cellOf[refund] ?? 0]
      const isOfOption = cell !== undefined && terms.optionOf(index, cell) === option
      return isOfOption && periodIn(refunds.sliceOf[refund]) === period
    })
  return [...byPeriod].map(([period, byOption]): OptionDecision => {
    const options = [...byOption].map(([option, own]): DecisionOption => {
      const ifPicked = own.map((bucket) => termsIfPicked(buckets, terms, index, option, bucket))
      return {
        option,
        key: target.options[option]?.key ?? '',
        buckets: own,
        refunds: refundsOf(option, period),
        terms: ifPicked,
        classes: ifPicked.map((each, at) => classOfTerms(each, table, buckets.sliceOf[own[at] ?? 0] ?? 0)),
      }
    })
    const isFixed = list.kind === 'chosen' && !terms.ruleSet.picksBestChoice
    return {
      list: index,
      kind: list.kind,
      isStacking: list.rule.isStacking,
      period,
      id: `${terms.lists.findIndex(({ key }) => key === list.key)} ${target.per} ${period}`,
      count: list.count,
      options,
      fixed: isFixed ? options.flatMap(({ option }, at) => (option < list.count ? [at] : [])) : null,
    }
  })
}

export function classOfTerms({ arcs, hasCaps }: CellTerms, table: CapNodeTable, slice: number): ArcClass {
  const gains = arcs.map(({ gain }) => gain)
  const nodes = arcs.map(({ cap }) => table.indexAt(cap, slice))
  const weights = hasCaps ? arcs.map(({ cap, countedRate }) => table.weightOf(cap, countedRate)) : []
  return weights.some((weight) => weight > 1) ? { gains, nodes, weights } : { gains, nodes }
}

function optionOfBucket(
  { cells, cellOf }: SpendBuckets,
  terms: CardYearTerms,
  list: number,
  bucket: number,
): number {
  const cell = cells[cellOf[bucket] ?? 0]
  return cell === undefined ? -1 : terms.optionOf(list, cell)
}

function termsIfPicked(
  buckets: SpendBuckets,
  terms: CardYearTerms,
  list: number,
  option: number,
  bucket: number,
): CellTerms {
  return termsIn(buckets, terms, buckets, bucket, (other, own) => other === list && own === option)
}
