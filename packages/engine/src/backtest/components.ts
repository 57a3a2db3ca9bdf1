/**
 * How a rule set pays for cells. Cells that always earn one rate need only their sum. The others form components: cells that
 * share a cap, a list of options, a threshold or an overall cap, and have to be paid together.
 */
import { isRefused } from '../card/acceptance.ts'
import { ALL_MONTHS, includesMonth } from '../card/terms-in-force.ts'
import { isShorterThanMonth } from '../period.ts'
import {
  type Candidate,
  candidateOf,
  isPermanent,
  listOf,
  type OptionRule,
  optionRuleOf,
  reachableCandidates,
  rulesWithOptions,
} from './candidates.ts'
import type { Cell } from './cells.ts'
import { type PreparedRule, plainCents, type RuleSet, thresholdsOf } from './rule-set.ts'

/** A cell in one lane of payment: lane 0 pays the best rule, each stacking rule has its own lane. */
export type ComponentItem = Readonly<{ cell: Cell; lane: number; candidates: readonly Candidate[] }>

export type RuleComponent = Readonly<{
  ruleSet: RuleSet
  /** By lane, then in the order in which cells use up caps. */
  items: readonly ComponentItem[]
  /** The cell and the display category of each item. */
  itemCells: Int32Array
  itemCategories: Int32Array
  /** Caps that occur, as indexes in the rule set's list. */
  caps: readonly number[]
  optionRules: readonly OptionRule[]
  /** Amounts of yearly spending at which rules begin, ascending. */
  thresholds: readonly number[]
  /** Real days, and days of the spending year, on which a rule starts or stops paying; ascending. */
  dayEdges: readonly number[]
  yearDayEdges: readonly number[]
  /** By calendar month: the first month in which the same rules apply. Null if all rules apply in every month. */
  monthGroups: readonly number[] | null
  /** True if rules start and stop paying on real days, and caps renew, only on first days of calendar months. */
  changesWithMonths: boolean
  /** Display categories of the items, as indexes. */
  categories: readonly number[]
  /** True if the purchases of one category can change what another one earns. */
  mixesCategories: boolean
}>

export type PaymentLayout = Readonly<{
  /** Most common rate of the cells outside components, and the difference for the others. */
  mostRate: number
  exceptions: Readonly<{ cells: Int32Array; categories: Int32Array; differences: Float64Array }>
  components: readonly RuleComponent[]
  /** For a year with at most `cents` of purchases, where neither thresholds nor the overall cap matter. */
  plain: Readonly<{ cents: number; layout: PaymentLayout }> | null
}>

/** Layout for a year with this many cents of purchases, before refunds. */
export function layoutFor(layout: PaymentLayout, grossCents: number): PaymentLayout {
  return layout.plain !== null && grossCents <= layout.plain.cents ? layout.plain.layout : layout
}

/** Lays out a rule set for these cells. The layout is valid for spending in these cells only. */
export function layOutRuleSet(ruleSet: RuleSet, cells: readonly Cell[]): PaymentLayout {
  const accepted = cells.filter((cell) => !isRefused(ruleSet, cell))
  const thresholds = thresholdsOf(ruleSet)
  const isOneComponent = thresholds.length > 0 || ruleSet.overallCap !== null
  const rates = new Map<number, number>()
  const items: ComponentItem[] = []
  const ordered = accepted.toSorted(ruleSet.compareKinds)
  for (const [lane, rule] of [null, ...ruleSet.rules.filter(({ isStacking }) => isStacking)].entries()) {
    for (const cell of ordered) {
      const candidates = rule === null ? reachableCandidates(ruleSet, cell) : stackingCandidate(rule, cell)
      const [best] = candidates
      const isSteady = best === undefined || (isPermanent(best) && best.rule.cap < 0)
      // Lane 0 counts the spending of the year, so it has every cell if thresholds or an overall cap depend on it.
      if (isOneComponent ? lane === 0 || best !== undefined : !isSteady) {
        items.push({ cell, lane, candidates })
      } else if (best !== undefined) {
        rates.set(cell.index, (rates.get(cell.index) ?? 0) + best.rule.rate)
      }
    }
  }
  const groups = isOneComponent ? [items] : connect(items)
  return {
    ...foldRates(cells, (cell) => rates.get(cell.index) ?? 0),
    components: groups.map((group) => componentOf(ruleSet, group, thresholds, ordered)),
    plain: layOutPlain(ruleSet, cells),
  }
}

function stackingCandidate(rule: PreparedRule, cell: Cell): Candidate[] {
  const candidate = candidateOf(rule, cell)
  return candidate === null ? [] : [candidate]
}

/** Most cells of a rule set earn one rate, so a run doesn't need to visit all of them. */
function foldRates(
  cells: readonly Cell[],
  rateOf: (cell: Cell) => number,
): Pick<PaymentLayout, 'mostRate' | 'exceptions'> {
  const counts = new Map<number, number>()
  for (const cell of cells) {
    counts.set(rateOf(cell), (counts.get(rateOf(cell)) ?? 0) + 1)
  }
  const [[mostRate] = [0]] = [...counts].sort(([, a], [, b]) => b - a)
  const others = cells.filter((cell) => rateOf(cell) !== mostRate)
  const exceptions = {
    cells: Int32Array.from(others, ({ index }) => index),
    categories: Int32Array.from(others, ({ category }) => category),
    differences: Float64Array.from(others, (cell) => rateOf(cell) - mostRate),
  }
  return { mostRate, exceptions }
}

/** Null also if a rule with a threshold offers a choice: rules that pay from the first dollar may share its pick. */
function layOutPlain(ruleSet: RuleSet, cells: readonly Cell[]): PaymentLayout['plain'] {
  const isFromFirstDollar = ({ above }: PreparedRule) => above === Number.NEGATIVE_INFINITY
  const cents = plainCents(ruleSet)
  const sharesPick = ruleSet.rules.some((rule) => !isFromFirstDollar(rule) && listOf(rule) !== null)
  if (cents === Number.POSITIVE_INFINITY || sharesPick) {
    return null
  }
  const plain = { ...ruleSet, rules: ruleSet.rules.filter(isFromFirstDollar), overallCap: null }
  return { cents, layout: layOutRuleSet(plain, cells) }
}

/** Items that a cap or a list of options connects, directly or through others. */
function connect(items: readonly ComponentItem[]): ComponentItem[][] {
  const groups: { links: Set<string>; items: ComponentItem[] }[] = []
  for (const item of items) {
    const links = new Set(item.candidates.flatMap(linksOf))
    const touched = groups.filter((group) => [...links].some((link) => group.links.has(link)))
    const merged = { links, items: [...touched.flatMap((group) => group.items), item] }
    for (const group of touched) {
      groups.splice(groups.indexOf(group), 1)
      group.links.forEach((link) => void links.add(link))
    }
    groups.push(merged)
  }
  return groups.map((group) => group.items)
}

function linksOf({ rule, option }: Candidate): string[] {
  const choice = listOf(rule) ?? `rule ${rule.index}`
  return [...(rule.cap < 0 ? [] : [`cap ${rule.cap}`]), ...(option < 0 ? [] : [choice])]
}

function componentOf(
  ruleSet: RuleSet,
  group: readonly ComponentItem[],
  thresholds: readonly number[],
  cells: readonly Cell[],
): RuleComponent {
  const items = group.toSorted((a, b) => a.lane - b.lane || ruleSet.compareKinds(a.cell, b.cell))
  const candidates = items.flatMap((item) => item.candidates)
  const rules = new Set(candidates.map(({ rule }) => rule))
  const optionRules = rulesWithOptions(ruleSet, rules).map((rule) => optionRuleOf(ruleSet, rule, cells))
  const members = optionRules.flatMap((options) => options.members.flat())
  const timed = [...candidates, ...members.flatMap(({ candidate, otherwise }) => [candidate, ...otherwise])]
  const dayEdges = edges(
    timed.flatMap(({ spans }) => (spans ?? []).flatMap(({ from, to }) => [from, to + 1])),
  )
  const yearDayEdges = edges(timed.map(({ rule }) => rule.firstDays))
  const categories = [...new Set(items.map(({ cell }) => cell.category))]
  const caps = [...new Set([...rules].map(({ cap }) => cap))].filter((cap) => cap >= 0)
  const hasShortCap = caps.some((cap) => isShorterThanMonth(ruleSet.caps[cap]?.per ?? 'month'))
  return {
    ruleSet,
    items,
    itemCells: Int32Array.from(items, ({ cell }) => cell.index),
    itemCategories: Int32Array.from(items, ({ cell }) => cell.category),
    caps,
    optionRules,
    thresholds,
    dayEdges,
    yearDayEdges,
    monthGroups: groupMonths(timed),
    changesWithMonths: dayEdges.every(isMonthStart) && !hasShortCap,
    categories,
    mixesCategories: new Set([...categories, ...members.map(({ cell }) => cell.category)]).size > 1,
  }
}

function groupMonths(candidates: readonly Candidate[]): number[] | null {
  const sets = [...new Set(candidates.map(({ rule }) => rule.months))]
  if (sets.every((months) => months === ALL_MONTHS)) {
    return null
  }
  const rulesIn = calendarMonths.map((month) => sets.map((months) => includesMonth(months, month)).join())
  return rulesIn.map((own) => rulesIn.indexOf(own))
}

const calendarMonths = Array.from({ length: 12 }, (_, month) => month)

function edges(days: readonly number[]): number[] {
  return [...new Set(days)].filter(Number.isFinite).sort((a, b) => a - b)
}

function isMonthStart(day: number): boolean {
  return new Date(day * 86_400_000).getUTCDate() === 1
}
