/** What a card pays under one rule set, for any cell at any time, given the options picked. */
import type { Option } from '../../card/card.ts'
import type { BucketColumns, SpendBuckets, TermSlice } from './buckets.ts'
import { arcsOf, type CellTerms, type EarnArc, NO_TERMS } from './earn-arcs.ts'
import {
  type Cell,
  type Compiled,
  type CompiledCard,
  candidateOf,
  isInTime,
  isPermanent,
  listOf,
  type PreparedRule,
  type RuleCandidate,
  type RuleSet,
} from './engine.ts'

/** Whether an option of a list pays in a slice. */
export type IsPicked = (list: number, option: number, slice: TermSlice) => boolean

/** A list of options of which some pay in each period. */
export type OptionList = Readonly<{
  kind: 'chosen' | 'top'
  /** How many options pay. */
  count: number
  /** Equal for the first and the second rank of the same list. */
  key: string
  rule: PreparedRule
}>

export type CardYearTerms = Readonly<{
  compiledCard: CompiledCard
  /** Index of the rule set in the compiled catalog, and the multiplier of its rewards. */
  ruleSetIndex: number
  match: 1 | 2
  ruleSet: RuleSet
  lists: readonly OptionList[]
  /** By rule: the list its options belong to; negative without one. */
  listOfRule: readonly number[]
  termsAt: (cell: Cell, slice: TermSlice, isPicked: IsPicked) => CellTerms
  /** The option of a list that a cell belongs to, or -1. */
  optionOf: (list: number, cell: Cell) => number
}>

/** Terms are computed once for each cell and set of paying rules; the caller owns the result. */
export function createCardTerms(
  { ruleSets }: Compiled,
  compiledCard: CompiledCard,
  { ruleSetIndex, match }: Pick<CardYearTerms, 'ruleSetIndex' | 'match'>,
): CardYearTerms {
  const ruleSet = ruleSets[ruleSetIndex]
  if (ruleSet === undefined) {
    throw new RangeError(`there is no ruleSet ${ruleSetIndex}`)
  }
  const lists = optionListsOf(ruleSet)
  const listOfRule = ruleSet.rules.map((rule) => {
    const list = lists.findIndex((each) => isSameList(each.rule, rule))
    return list < 0 ? NEVER_PICKED : list
  })
  const byCell = new Map<Cell, CellRules>()
  const rulesOf = (cell: Cell): CellRules => {
    let found = byCell.get(cell)
    if (found === undefined) {
      found = cellRules(ruleSet, lists, listOfRule, cell)
      byCell.set(cell, found)
    }
    return found
  }
  const intern = createIntern()
  return {
    compiledCard,
    ruleSetIndex,
    match,
    ruleSet,
    lists,
    listOfRule,
    termsAt: (cell, slice, isPicked) => {
      const own = rulesOf(cell)
      const paying = payingRules(own, slice, isPicked)
      let found = own.termsMemo.get(paying)
      if (found === undefined) {
        found = intern(arcsOf(compiledCard, match, cell, selected(own, paying)))
        own.termsMemo.set(paying, found)
      }
      return found
    },
    optionOf: (list, cell) => rulesOf(cell).optionOf[list] ?? -1,
  }
}

/** Terms of a bucket or of a refund: `columns` are those of the buckets, or their refunds. */
export function termsIn(
  { cells, slices }: SpendBuckets,
  terms: CardYearTerms,
  { cellOf, sliceOf }: BucketColumns,
  index: number,
  isPicked: IsPicked,
): CellTerms {
  const [cell, slice] = [cells[cellOf[index] ?? 0], slices[sliceOf[index] ?? 0]]
  return cell === undefined || slice === undefined ? NO_TERMS : terms.termsAt(cell, slice, isPicked)
}

/** Marks a rule without options, and one whose options the model never counts on. */
const NO_LIST = -1
const NEVER_PICKED = -2

/** Rules that can pay for a cell, best first, followed by the rules that stack on top of them. */
type CellRules = Readonly<{
  candidates: readonly RuleCandidate[]
  /** By candidate: the list its option belongs to, NO_LIST or NEVER_PICKED. */
  listOf: readonly number[]
  /** By list. */
  optionOf: readonly number[]
  /** True if all candidates pay on every day. */
  isConstant: boolean
  /** By the bits of the paying candidates. */
  termsMemo: Map<number, CellTerms>
}>

function cellRules(
  ruleSet: RuleSet,
  lists: readonly OptionList[],
  listOfRule: readonly number[],
  cell: Cell,
): CellRules {
  const candidatesWhere = (isStacking: boolean) =>
    ruleSet.rules
      .filter((rule) => rule.isStacking === isStacking && rule.above === Number.NEGATIVE_INFINITY)
      .flatMap((rule) => candidateOf(rule, cell) ?? [])
  const main = candidatesWhere(false)
  const [first] = main
  const isFirstLast = first !== undefined && isPermanent(first) && first.rule.cap < 0
  const candidates = [...(isFirstLast ? [first] : main), ...candidatesWhere(true)]
  return {
    candidates,
    listOf: candidates.map(({ rule, option }) =>
      option < 0 ? NO_LIST : (listOfRule[rule.index] ?? NEVER_PICKED),
    ),
    optionOf: lists.map(({ rule }) => candidateOf(rule, cell)?.option ?? -1),
    isConstant: candidates.every(isPermanent),
    termsMemo: new Map(),
  }
}

/** The paying candidates as bits of a number. A card has fewer rules than a number has bits. */
function payingRules(
  { candidates, listOf: lists, isConstant }: CellRules,
  slice: TermSlice,
  isPicked: IsPicked,
): number {
  if (isConstant) {
    return 2 ** (candidates.length + 1) - 1
  }
  const time = { realDay: slice.realDay, yearDay: slice.dayOffset, calendarMonth: slice.month }
  let paying = 1
  for (const [index, candidate] of candidates.entries()) {
    const list = lists[index] ?? NEVER_PICKED
    const isOffered = list >= 0 ? isPicked(list, candidate.option, slice) : list === NO_LIST
    const pays = isOffered && isInTime(candidate, time)
    paying = paying * 2 + Number(pays)
  }
  return paying
}

function selected({ candidates }: CellRules, paying: number): PreparedRule[] {
  const bits = paying.toString(2).slice(1)
  return candidates.filter((_, index) => bits[index] === '1').map(({ rule }) => rule)
}

function optionListsOf(ruleSet: RuleSet): OptionList[] {
  const lists: OptionList[] = []
  for (const rule of ruleSet.rules) {
    const { target } = rule
    const isNew = !lists.some((list) => isSameList(list.rule, rule))
    if (target.kind === 'chosen' && isNew) {
      lists.push({ kind: 'chosen', count: target.count, key: keyOf(target.options), rule })
    }
    if (target.kind === 'top' && isNew && canCountOn(ruleSet, rule)) {
      lists.push({ kind: 'top', count: 1, key: keyOf(target.options), rule })
    }
  }
  return lists
}

/**
 * The model counts on the second rank only if the first pays at least as much and has no cap. Then it doesn't matter
 * which of the two options turns out to have more spending.
 */
function canCountOn({ rules }: Pick<RuleSet, 'rules'>, { target, rate, cap }: PreparedRule): boolean {
  if (target.kind !== 'top' || target.rank === 1) {
    return true
  }
  const isRankBefore = (other: PreparedRule) =>
    other.target.kind === 'top' &&
    other.target.rank === target.rank - 1 &&
    other.target.per === target.per &&
    keyOf(other.target.options) === keyOf(target.options) &&
    other.rate >= rate &&
    other.cap < 0
  return cap < 0 && rules.some((other) => isRankBefore(other) && canCountOn({ rules }, other))
}

function keyOf(options: readonly Option[]): string {
  return JSON.stringify(options)
}

function isSameList(a: PreparedRule, b: PreparedRule): boolean {
  return a === b || (listOf(a) !== null && listOf(a) === listOf(b))
}

function createIntern() {
  const ids = new Map<string, number>()
  return (arcs: readonly EarnArc[]): CellTerms => {
    const key = arcs
      .map(({ cap, gain, countedRate }) => `${cap} ${gain} ${cap < 0 ? 0 : countedRate}`)
      .join(';')
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return { id, arcs, hasCaps: arcs.some(({ cap }) => cap >= 0) }
  }
}
