/** A rule of which some options pay: which cells belong to which, and what a choice is measured against. */
import { type Candidate, candidateOf, isStanding } from './candidates.ts'
import { type Cell, compareText } from './cells.ts'
import type { Plan, PlanRule } from './plan.ts'

/** A cell that belongs to an option, and what would pay for it otherwise. */
export type Member = Readonly<{
  cell: Cell
  candidate: Candidate
  firm: readonly Candidate[]
  /** The rate that is paid otherwise, where that is the same at all times; else null. */
  firmRate: number | null
  /** The same where also the rule itself could pay at all times. */
  steadyRate: number | null
}>

/** A rule with options, and every cell that belongs to one of them. */
export type Choice = Readonly<{
  rule: PlanRule
  /** Options that have members, in the order of their keys, which decides between equals. */
  byKey: readonly number[]
  /** Each of them alone, as something that can be picked. */
  singles: readonly (readonly number[])[]
  members: readonly Member[]
  /** The members of each option, in the order of `byKey`. */
  membersByKey: readonly (readonly Member[])[]
  /** The same members as columns: cells, and places of options in `byKey`. */
  memberCells: Int32Array
  memberPlaces: Int32Array
  /** Rules of a card that offer the same list are one choice, at another rate or in another year. */
  list: string | null
}>

/** An option counts all of its spending, that for which a better rule pays too. */
export function choiceOf(plan: Plan, rule: PlanRule, cells: readonly Cell[]): Choice {
  const members = cells.flatMap((cell) => {
    const candidate = candidateOf(rule, cell)
    return candidate === null ? [] : [memberOf(plan, rule, cell, candidate)]
  })
  const keys = optionKeys(rule)
  const byKey = [...new Set(members.map(({ candidate }) => candidate.option))].sort((a, b) =>
    compareText(keys[a] ?? '', keys[b] ?? ''),
  )
  const membersByKey = byKey.map((option) => members.filter(({ candidate }) => candidate.option === option))
  const memberCells = Int32Array.from(members, ({ cell }) => cell.index)
  const memberPlaces = Int32Array.from(members, ({ candidate }) => byKey.indexOf(candidate.option))
  return {
    rule,
    byKey,
    singles: byKey.map((option) => [option]),
    members,
    membersByKey,
    memberCells,
    memberPlaces,
    list: listOf(rule),
  }
}

function memberOf(plan: Plan, rule: PlanRule, cell: Cell, candidate: Candidate): Member {
  const firm = rule.isStacking ? [] : firmCandidates(plan, rule, cell)
  const [best] = firm
  const isSteady = best === undefined || isStanding(best)
  const firmRate = isSteady ? (best?.rule.rate ?? 0) : null
  const isAlwaysInTime = candidate.spans === null && rule.firstDays === Number.POSITIVE_INFINITY
  return { cell, candidate, firm, firmRate, steadyRate: isAlwaysInTime ? firmRate : null }
}

/** What tells one choice from another; null for a rule without one. */
export function listOf({ target }: PlanRule): string | null {
  return target.kind === 'chosen' ? JSON.stringify(target) : null
}

/** The rules of a plan whose options matter to these rules, best first: their own, and those of the same choice. */
export function rulesWithOptions(plan: Plan, rules: ReadonlySet<PlanRule>): PlanRule[] {
  const lists = new Set(Array.from(rules, listOf))
  return plan.rules.filter((rule) => {
    const isOffered = rule.target.kind === 'chosen' && lists.has(listOf(rule))
    return isOffered || (rule.target.kind === 'top' && rules.has(rule))
  })
}

function optionKeys({ target }: PlanRule): string[] {
  return target.kind === 'chosen' || target.kind === 'top' ? target.options.map(({ key }) => key) : []
}

/** What a choice is measured against: rules without a threshold whose options, if any, are picked before its own. */
function firmCandidates(plan: Plan, choosing: PlanRule, cell: Cell): Candidate[] {
  const firm = mainCandidatesAll(plan, cell).filter(
    ({ rule, option }) =>
      rule.above === Number.NEGATIVE_INFINITY && (option < 0 || rule.index < choosing.index),
  )
  const last = firm.findIndex(isStanding)
  return last < 0 ? firm : firm.slice(0, last + 1)
}

function mainCandidatesAll(plan: Plan, cell: Cell): Candidate[] {
  return plan.rules.flatMap((rule) => (rule.isStacking ? [] : (candidateOf(rule, cell) ?? [])))
}
