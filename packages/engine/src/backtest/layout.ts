/** What a plan pays for cells: those that are always paid at one rate need no more than a sum. */
import { type Candidate, candidateOf, isStanding, mainCandidates } from './candidates.ts'
import type { Cell } from './cells.ts'
import { listOf } from './choice.ts'
import { type Component, componentOf, type Item } from './components.ts'
import type { Plan, PlanRule } from './plan.ts'

export type Layout = Readonly<{
  /** What is always paid for most cells, apart from what components pay, and how much more or less for others. */
  mostRate: number
  exceptions: Readonly<{ cells: Int32Array; categories: Int32Array; differences: Float64Array }>
  components: readonly Component[]
  /** For a year whose spending stays below the first amount at which rules begin, if the plan has such rules. */
  below: Readonly<{ threshold: number; layout: Layout }> | null
}>

/** The layout that holds for somebody whose spending, refunds not taken off, comes to so many cents a year. */
export function layoutFor(layout: Layout, grossCents: number): Layout {
  return layout.below !== null && grossCents <= layout.below.threshold ? layout.below.layout : layout
}

/** What a plan pays for these cells. */
export function layOutPlan(plan: Plan, cells: readonly Cell[]): Layout {
  const rates = new Float64Array(cells.length)
  const thresholds = [...new Set(plan.rules.map(({ above }) => above))]
    .filter((above) => above !== Number.NEGATIVE_INFINITY)
    .sort((a, b) => a - b)
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
  return { ...foldRates(rates, cells), components, below: layOutBelow(plan, cells, thresholds) }
}

/** Most cells of a plan are paid one rate, so a run need not go through all that occur. */
function foldRates(rates: Float64Array, cells: readonly Cell[]): Pick<Layout, 'mostRate' | 'exceptions'> {
  const mostRate = mostFrequent(rates)
  const others = cells.filter(({ index }) => rates[index] !== mostRate)
  const exceptions = {
    cells: Int32Array.from(others, ({ index }) => index),
    categories: Int32Array.from(others, ({ category }) => category),
    differences: Float64Array.from(others, ({ index }) => (rates[index] ?? 0) - mostRate),
  }
  return { mostRate, exceptions }
}

function mostFrequent(rates: Float64Array): number {
  const counts = new Map<number, number>()
  for (const rate of rates) {
    counts.set(rate, (counts.get(rate) ?? 0) + 1)
  }
  const [[most] = [0]] = [...counts].sort(([, a], [, b]) => b - a)
  return most
}

/** Not where a rule with a threshold offers a choice, for rules that pay from the first dollar may share its pick. */
function layOutBelow(plan: Plan, cells: readonly Cell[], [threshold]: readonly number[]): Layout['below'] {
  const isFromTheFirst = ({ above }: PlanRule) => above === Number.NEGATIVE_INFINITY
  if (threshold === undefined || plan.rules.some((rule) => !isFromTheFirst(rule) && listOf(rule) !== null)) {
    return null
  }
  const planBelow = { ...plan, rules: plan.rules.filter(isFromTheFirst) }
  return { threshold, layout: layOutPlan(planBelow, cells) }
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
  const choice = listOf(rule) ?? `rule ${rule.index}`
  return [...(rule.cap < 0 ? [] : [`cap ${rule.cap}`]), ...(option < 0 ? [] : [choice])]
}
