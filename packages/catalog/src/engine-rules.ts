/** Converts the earn rules of a card file into engine rules, one to one and in the same order. */
import type { Cap, Condition, EarnRule, Target } from '@cardsight/engine/cards'
import { dollarsToCents } from '@cardsight/engine/money'
import type { CardFacts } from './card-schema.ts'
import type { EarnFacts } from './earn-schema.ts'
import { daysOfMonths } from './months.ts'
import { toOption, toSelector } from './selector.ts'
import type { Tables } from './tables.ts'

export function toEngineRules(facts: CardFacts, tables: Tables) {
  const ids = uniqueIds(facts.earns.map(idOf))
  const rules = facts.earns.map((earn, index): EarnRule => toRule(earn, ids[index] ?? String(index), tables))
  const ownCaps = facts.earns.flatMap((earn, index) => {
    const id = ids[index]
    return earn.cap && id !== undefined ? [[id, toCap(earn.cap)] as const] : []
  })
  const sharedCaps = Object.entries(facts.sharedCaps ?? {}).map(([key, cap]) => [key, toCap(cap)] as const)
  const { overallCap } = facts
  return {
    rules,
    caps: Object.fromEntries([...sharedCaps, ...ownCaps]),
    ...(overallCap ? { overallCap: { amount: dollarsToCents(overallCap.reward), per: overallCap.per } } : {}),
  }
}

function toRule(earn: EarnFacts, id: string, tables: Tables): EarnRule {
  const cap = earn.cap ? id : earn.sharedCap
  const condition = toCondition(earn)
  return {
    id,
    rate: toRate(earn.rate),
    target: toTarget(earn, tables),
    ...(cap === undefined ? {} : { cap }),
    ...(earn.after === undefined ? {} : { rateAfter: toRate(earn.after) }),
    ...(earn.adds ? { stacks: true } : {}),
    ...(earn.from ? { from: earn.from } : {}),
    ...(earn.to ? { to: earn.to } : {}),
    ...(earn.firstYear ? { firstYearOnly: true } : {}),
    ...(earn.firstMonths === undefined ? {} : { firstDays: daysOfMonths(earn.firstMonths) }),
    ...(earn.above === undefined ? {} : { aboveYearlySpend: dollarsToCents(earn.above) }),
    ...(earn.byOtherSpending ? { byOtherSpending: toTiers(earn.byOtherSpending) } : {}),
    ...(condition ? { condition } : {}),
  }
}

function toTiers({
  minPoints,
  tiers,
}: NonNullable<EarnFacts['byOtherSpending']>): NonNullable<EarnRule['byOtherSpending']> {
  return { minPoints, tiers: tiers.map(({ percent, rate }) => ({ percent, rate: toRate(rate) })) }
}

function toTarget(earn: EarnFacts, tables: Tables): Target {
  if (earn.rotating !== undefined) {
    const entries = tables.calendars[earn.rotating]?.entries ?? []
    const calendar = entries.map(({ from, to, on, at }) => ({
      from,
      to,
      where: toSelector({ on, at }, tables),
    }))
    return { kind: 'rotating', calendar }
  }
  if (earn.choose) {
    const { count, per, from } = earn.choose
    return { kind: 'chosen', count, per, options: from.map((name) => toOption(name, tables)) }
  }
  if (earn.top) {
    const { rank, per, from } = earn.top
    return { kind: 'top', rank, per, options: from.map((name) => toOption(name, tables)) }
  }
  return { kind: 'where', where: toSelector(earn, tables) }
}

function toCondition({ when, member, tier }: EarnFacts): Condition | null {
  if (member !== undefined) {
    return { kind: 'membership', id: member }
  }
  if (tier !== undefined) {
    return { kind: 'tier', id: tier }
  }
  return when === undefined ? null : { kind: when }
}

function toCap({ spend, reward, per }: NonNullable<EarnFacts['cap']>): Cap {
  return spend === undefined
    ? { on: 'reward', amount: dollarsToCents(reward ?? 0), per }
    : { on: 'spend', amount: dollarsToCents(spend), per }
}

function toRate(rate: number): number {
  return Math.round(rate * 1000)
}

/** Returns an id made of categories and rate, such as 'dining-4x'. */
function idOf({ on = [], at = [], rotating, choose, top, rate }: EarnFacts): string {
  const special = [
    ...(rotating === undefined ? [] : [rotating]),
    ...(choose ? ['chosen'] : []),
    ...(top ? [`top-${top.rank}`] : []),
  ]
  return [...special, ...[...on, ...at].slice(0, 2), `${rate}x`.replace('.', '-')].join('-')
}

function uniqueIds(ids: readonly string[]): string[] {
  return ids.map((id, index) => {
    const earlier = ids.slice(0, index).filter((other) => other === id).length
    return earlier === 0 ? id : `${id}-${earlier + 1}`
  })
}
