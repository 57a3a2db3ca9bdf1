/**
 * A component: cells that share a cap, a list of options or a threshold and so have to be looked at together,
 * and apart from all others. Everything about it that does not depend on the spending is decided here.
 */
import { type Candidate, isStanding } from './candidates.ts'
import type { Cell } from './cells.ts'
import { type Choice, choiceOf, rulesWithOptions } from './choice.ts'
import type { Plan } from './plan.ts'
import type { Tables } from './tables.ts'
import { type OneRate, type Payers, type Spell, type Terms, termsAt } from './terms.ts'

/** A cell as one lane of payment sees it: lane 0 pays the best rule, each stacking rule has a lane of its own. */
export type Item = Readonly<{ cell: Cell; lane: number; candidates: readonly Candidate[] }>

export type Component = Readonly<{
  plan: Plan
  /** By lane, then in the order in which cells use up room. */
  items: readonly Item[]
  /** The items' cells and display categories as columns. */
  itemCells: Int32Array
  itemCategories: Int32Array
  /** By item: the rate that is paid without a cap where no date and no choice makes a difference, or 0. */
  usualRates: Float64Array
  /** Caps that occur, as places in the plan's list. */
  caps: readonly number[]
  choices: readonly Choice[]
  /** Amounts of yearly spending at which rules begin, ascending. */
  thresholds: readonly number[]
  /** True when what pays depends on the real day. */
  isDated: boolean
  /** True when it depends on how long the account has been open. */
  hasFirstDays: boolean
  /** True when it changes only where a calendar month begins. */
  changesWithMonths: boolean
  /** What pays at all times, where that never changes. */
  fixedTerms: Terms | null
  /** What all items are paid at all times under the one cap, where that is the same. */
  oneRate: OneRate | null
  /** What pays without and with each option, in the order of its keys, where nothing but the top one decides. */
  termsOfTop: readonly Terms[] | null
  /** What pays in a calendar month with certain picks, kept once it has been asked for. */
  knownTerms: Map<string | number, Terms>
  /** What pays in stretches of real days, kept in the same way. */
  stretches: Terms[]
  /** The spells of the months that were asked for last, where nobody picks anything. */
  lastMonths: { months: Tables['monthsKey']; spells: readonly Spell[] }
  categories: readonly number[]
  /**
   * The same for the purchases of each category alone; empty when there is one category. Purchases that are paid
   * elsewhere belong to it where a choice weighs them too.
   */
  alone: readonly Component[]
}>

const ANY_MOMENT = { realDay: 0, place: 0, month: 0 }

export function componentOf(
  plan: Plan,
  group: readonly Item[],
  thresholds: readonly number[],
  cells: readonly Cell[],
): Component {
  const items = group.toSorted((a, b) => a.lane - b.lane || plan.compareKinds(a.cell, b.cell))
  const candidates = items.flatMap((item) => item.candidates)
  const rules = new Set(candidates.map(({ rule }) => rule))
  const choices = rulesWithOptions(plan, rules).map((rule) => choiceOf(plan, rule, cells))
  const categories = [...new Set(items.map(({ cell }) => cell.category))]
  const weighed = choices.flatMap(({ members }) => members.map(({ cell }) => cell.category))
  const timed = [...candidates, ...choices.flatMap(({ members }) => members.flatMap(({ firm }) => firm))]
  const isDated = timed.some(({ spans }) => spans !== null)
  const hasFirstDays = timed.some(({ rule }) => rule.firstDays !== Number.POSITIVE_INFINITY)
  const itemCategories = Int32Array.from(items, ({ cell }) => cell.category)
  const usualRates = Float64Array.from(items, usualRate)
  const caps = [...new Set([...rules].map(({ cap }) => cap))].filter((cap) => cap >= 0)
  const isTimeless = !isDated && !hasFirstDays
  const payers = { items, itemCategories, usualRates, thresholds }
  const fixedTerms = isTimeless && choices.length === 0 ? termsAt(payers, ANY_MOMENT, []) : null
  // All of one shape: a run reads hundreds of them.
  return {
    plan,
    items,
    itemCells: Int32Array.from(items, ({ cell }) => cell.index),
    itemCategories,
    usualRates,
    caps,
    choices,
    thresholds,
    isDated,
    hasFirstDays,
    changesWithMonths: !hasFirstDays && timed.every(changesWithMonths),
    fixedTerms,
    oneRate: caps.length === 1 && thresholds.length === 0 ? oneRateOf(fixedTerms, items) : null,
    termsOfTop: isTimeless ? termsOfTop(payers, choices) : null,
    knownTerms: new Map(),
    stretches: [],
    lastMonths: { months: '', spells: [] },
    categories,
    alone: new Set([...categories, ...weighed]).size < 2 ? [] : categories.map(aloneOf),
  }

  function aloneOf(category: number): Component {
    const isOfCategory = (cell: Cell) => cell.category === category
    const own = items.filter(({ cell }) => isOfCategory(cell))
    return componentOf(plan, own, thresholds, cells.filter(isOfCategory))
  }
}

function usualRate({ candidates }: Item): number {
  const usual = candidates.find(isStanding)?.rule
  return usual === undefined || usual.cap >= 0 ? 0 : usual.rate
}

function oneRateOf(terms: Terms | null, items: readonly Item[]): OneRate | null {
  const { oneRate = null, capped = [] } = terms ?? {}
  return capped.length === items.length && oneRate !== null && oneRate.rate > 0 ? oneRate : null
}

function termsOfTop(payers: Payers, [choice, other]: readonly Choice[]): Component['termsOfTop'] {
  const target = choice?.rule.target
  if (choice === undefined || other !== undefined || target?.kind !== 'top' || target.rank !== 1) {
    return null
  }
  const withPick = (picked: readonly number[]) =>
    termsAt(payers, ANY_MOMENT, Object.assign([], { [choice.rule.index]: [picked] }))
  return [[], ...choice.singles].map(withPick)
}

function changesWithMonths({ spans }: Candidate): boolean {
  return (spans ?? []).every(({ from, to }) => isMonthStart(from) && isMonthStart(to + 1))
}

function isMonthStart(day: number): boolean {
  return !Number.isFinite(day) || new Date(day * 86_400_000).getUTCDate() === 1
}
