/**
 * Cells that a plan always pays at one rate need no more than a sum. The others fall into components: items that
 * share a cap, a list of options or a threshold and so have to be looked at together, and apart from all others.
 */
import { type Candidate, candidateOf, isStanding, mainCandidates } from './candidates.ts'
import { type Cell, compareText } from './cells.ts'
import type { Plan, PlanRule } from './plan.ts'
import { type Terms, termsAt } from './terms.ts'

/** A cell as one lane of payment sees it: lane 0 pays the best rule, each stacking rule has a lane of its own. */
export type Item = Readonly<{ cell: Cell; lane: number; candidates: readonly Candidate[] }>

/** A rule with options, and every cell that belongs to one of them. */
export type Choice = Readonly<{
  rule: PlanRule
  /** Options that have members, in the order of their keys, which decides between equals. */
  byKey: readonly number[]
  members: readonly Readonly<{ cell: Cell; candidate: Candidate; firm: readonly Candidate[] }>[]
  /** The same members as columns: cells, and places of options in `byKey`. */
  memberCells: Int32Array
  memberPlaces: Int32Array
}>

export type Component = Readonly<{
  plan: Plan
  /** By lane, then in the order in which cells use up room. */
  items: readonly Item[]
  /** The items' cells and display categories as columns. */
  itemCells: Int32Array
  itemCategories: Int32Array
  /** Caps that occur, as places in the plan's list. */
  caps: readonly number[]
  choices: readonly Choice[]
  /** Amounts of yearly spending at which rules begin, ascending. */
  thresholds: readonly number[]
  /** True when what pays depends on the real day. */
  isDated: boolean
  /** True when it changes only where a calendar month begins. */
  changesWithMonths: boolean
  /** What pays at all times, where that never changes. */
  fixedTerms: Terms | null
  /** The one rate and the one rate beyond its cap, where all items have the same at all times. */
  oneRate: Readonly<{ rate: number; rateAfter: number }> | null
  /** What pays in a calendar month with certain picks, kept once it has been asked for. */
  knownTerms: Map<string | number, Terms>
  categories: readonly number[]
  /** The same for the purchases of each category alone; empty when there is one category. */
  alone: readonly Component[]
}>

export type Layout = Readonly<{
  /** What is always paid for a cell, apart from what its components pay. */
  rates: Float64Array
  components: readonly Component[]
  /** Parts of the components for the purchases of one category alone. */
  aloneParts: readonly Component[]
}>

/** What a plan pays for these cells. */
export function layOutPlan(plan: Plan, cells: readonly Cell[]): Layout {
  const thresholds = [...new Set(plan.rules.map(({ above }) => above))]
    .filter((above) => above !== Number.NEGATIVE_INFINITY)
    .sort((a, b) => a - b)
  const rates = new Float64Array(cells.length)
  const items: Item[] = []
  const ordered = cells.toSorted(plan.compareKinds)
  for (const [lane, rule] of [null, ...plan.rules.filter(({ isStacking }) => isStacking)].entries()) {
    for (const cell of ordered) {
      const candidates = rule === null ? mainCandidates(plan, cell) : stackingCandidate(rule, cell)
      const [best] = candidates
      if (thresholds.length > 0) {
        items.push({ cell, lane, candidates })
      } else if (best !== undefined && isStanding(best) && best.rule.cap < 0) {
        rates[cell.index] = (rates[cell.index] ?? 0) + best.rule.rate
      } else if (best !== undefined) {
        items.push({ cell, lane, candidates })
      }
    }
  }
  const groups = thresholds.length > 0 ? [items] : connect(items)
  const components = groups.map((group) => componentOf(plan, group, thresholds, ordered))
  return { rates, components, aloneParts: components.flatMap(({ alone }) => alone) }
}

function stackingCandidate(rule: PlanRule, cell: Cell): Candidate[] {
  const candidate = candidateOf(rule, cell)
  return candidate === null ? [] : [candidate]
}

/** Items that a cap or a list of options ties together, directly or through others. */
function connect(items: readonly Item[]): Item[][] {
  const groups: { ties: Set<string>; items: Item[] }[] = []
  for (const item of items) {
    const ties = new Set(item.candidates.flatMap(tiesOf))
    const touched = groups.filter((group) => [...ties].some((tie) => group.ties.has(tie)))
    const merged = { ties, items: [...touched.flatMap((group) => group.items), item] }
    for (const group of touched) {
      groups.splice(groups.indexOf(group), 1)
      group.ties.forEach((tie) => void ties.add(tie))
    }
    groups.push(merged)
  }
  return groups.map((group) => group.items)
}

function tiesOf({ rule, option }: Candidate): string[] {
  return [...(rule.cap < 0 ? [] : [`cap ${rule.cap}`]), ...(option < 0 ? [] : [`rule ${rule.index}`])]
}

const ANY_MOMENT = { realDay: 0, place: 0, month: 0 }

function componentOf(
  plan: Plan,
  group: readonly Item[],
  thresholds: readonly number[],
  cells: readonly Cell[],
): Component {
  const items = group.toSorted((a, b) => a.lane - b.lane || plan.compareKinds(a.cell, b.cell))
  const candidates = items.flatMap((item) => item.candidates)
  const rules = new Set(candidates.map(({ rule }) => rule))
  const choices = [...rules]
    .filter(({ target }) => target.kind === 'chosen' || target.kind === 'top')
    .map((rule) => choiceOf(plan, rule, cells))
  const categories = [...new Set(items.map(({ cell }) => cell.category))]
  const timed = [...candidates, ...choices.flatMap(({ members }) => members.flatMap(({ firm }) => firm))]
  const isDated = timed.some(({ spans }) => spans !== null)
  const hasFirstDays = timed.some(({ rule }) => rule.firstDays !== Number.POSITIVE_INFINITY)
  const component: Component = {
    plan,
    items,
    itemCells: Int32Array.from(items, ({ cell }) => cell.index),
    itemCategories: Int32Array.from(items, ({ cell }) => cell.category),
    caps: [...new Set([...rules].map(({ cap }) => cap))].filter((cap) => cap >= 0),
    choices,
    thresholds,
    isDated,
    changesWithMonths: !hasFirstDays && timed.every(changesWithMonths),
    fixedTerms: null,
    oneRate: null,
    knownTerms: new Map(),
    categories,
    alone: categories.length < 2 ? [] : categories.map((category) => aloneOf(category)),
  }
  const isFixed = !isDated && !hasFirstDays && choices.length === 0
  if (!isFixed) {
    return component
  }
  const fixedTerms = termsAt(component, ANY_MOMENT, [])
  return { ...component, fixedTerms, oneRate: oneRateOf(component, fixedTerms) }

  function aloneOf(category: number): Component {
    const isOfCategory = (cell: Cell) => cell.category === category
    const own = items.filter(({ cell }) => isOfCategory(cell))
    return componentOf(plan, own, thresholds, cells.filter(isOfCategory))
  }
}

function oneRateOf(component: Component, terms: Terms): Component['oneRate'] {
  const [rate = 0] = terms.rates
  const [rateAfter = 0] = terms.ratesAfter
  const isOne =
    component.caps.length === 1 &&
    component.thresholds.length === 0 &&
    component.categories.length === 1 &&
    rate > 0 &&
    terms.isCapped.every((isCapped) => isCapped === 1) &&
    terms.rates.every((other) => other === rate) &&
    terms.ratesAfter.every((other) => other === rateAfter)
  return isOne ? { rate, rateAfter } : null
}

/** An option counts all of its spending, that for which a better rule pays too. */
function choiceOf(plan: Plan, rule: PlanRule, cells: readonly Cell[]): Choice {
  const members = cells.flatMap((cell) => {
    const candidate = candidateOf(rule, cell)
    return candidate === null
      ? []
      : [{ cell, candidate, firm: rule.isStacking ? [] : firmCandidates(plan, cell) }]
  })
  const keys = optionKeys(rule)
  const byKey = [...new Set(members.map(({ candidate }) => candidate.option))].sort((a, b) =>
    compareText(keys[a] ?? '', keys[b] ?? ''),
  )
  const memberCells = Int32Array.from(members, ({ cell }) => cell.index)
  const memberPlaces = Int32Array.from(members, ({ candidate }) => byKey.indexOf(candidate.option))
  return { rule, byKey, members, memberCells, memberPlaces }
}

function optionKeys({ target }: PlanRule): string[] {
  return target.kind === 'chosen' || target.kind === 'top' ? target.options.map(({ key }) => key) : []
}

/** Rules that pay without a choice, a ranking or a threshold: what a choice is measured against. */
function firmCandidates(plan: Plan, cell: Cell): Candidate[] {
  const firm = mainCandidatesAll(plan, cell).filter(
    ({ rule, option }) => option < 0 && rule.above === Number.NEGATIVE_INFINITY,
  )
  const last = firm.findIndex(isStanding)
  return last < 0 ? firm : firm.slice(0, last + 1)
}

function mainCandidatesAll(plan: Plan, cell: Cell): Candidate[] {
  return plan.rules.flatMap((rule) => (rule.isStacking ? [] : (candidateOf(rule, cell) ?? [])))
}

function changesWithMonths({ spans }: Candidate): boolean {
  return (spans ?? []).every(({ from, to }) => isMonthStart(from) && isMonthStart(to + 1))
}

function isMonthStart(day: number): boolean {
  return !Number.isFinite(day) || new Date(day * 86_400_000).getUTCDate() === 1
}
