/** What a plan pays for cells: those that are always paid at one rate need no more than a sum. */
import { type Candidate, candidateOf, isStanding, mainCandidates } from './candidates.ts'
import type { Cell } from './cells.ts'
import { listOf } from './choice.ts'
import { type Component, componentOf, type Item } from './components.ts'
import type { Plan, PlanRule } from './plan.ts'

export type Layout = Readonly<{
  /** What is always paid for a cell, apart from what its components pay. */
  rates: Float64Array
  components: readonly Component[]
  /** For a year whose spending stays below the first amount at which rules begin, if the plan has such rules. */
  below: Readonly<{ threshold: number; layout: Layout }> | null
}>

/** The layout that holds for somebody whose spending, refunds not taken off, comes to so many cents a year. */
export function layoutFor(layout: Layout, grossCents: number): Layout {
  return layout.below !== null && grossCents <= layout.below.threshold ? layout.below.layout : layout
}

/** What plans pay for these cells. Their rates are one block of memory, for runs go through all of them. */
export function layOutPlans(plans: readonly Plan[], cells: readonly Cell[]): Layout[] {
  const block = new Float64Array(plans.length * cells.length)
  return plans.map((plan, place) =>
    layOutPlan(plan, cells, block.subarray(place * cells.length, (place + 1) * cells.length)),
  )
}

/** `rates` are zeros to be filled. */
function layOutPlan(plan: Plan, cells: readonly Cell[], rates: Float64Array): Layout {
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
  return { rates, components, below: layOutBelow(plan, cells, thresholds) }
}

/** Not where a rule with a threshold offers a choice, for rules that pay from the first dollar may share its pick. */
function layOutBelow(plan: Plan, cells: readonly Cell[], [threshold]: readonly number[]): Layout['below'] {
  const isFromTheFirst = ({ above }: PlanRule) => above === Number.NEGATIVE_INFINITY
  if (threshold === undefined || plan.rules.some((rule) => !isFromTheFirst(rule) && listOf(rule) !== null)) {
    return null
  }
  const planBelow = { ...plan, rules: plan.rules.filter(isFromTheFirst) }
  return { threshold, layout: layOutPlan(planBelow, cells, new Float64Array(cells.length)) }
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
