import type { EarnRule } from '@cardsight/engine/cards'
import type { CatalogCard } from '../release.ts'
import type { Difference } from './difference.ts'
import type { GatheredFact, GatheredRow } from './gathered-facts.ts'

/** Our names of the periods in gathered facts. */
export const capPeriods: Readonly<Record<string, string>> = {
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
  lifetime: 'opening',
}

/** Returns a difference unless the row's cap equals the cap of at least one matching rule. */
export function compareCaps(
  card: CatalogCard,
  fact: Pick<GatheredFact, 'rewardCaps'>,
  row: GatheredRow,
  rules: readonly EarnRule[],
): Difference[] {
  const theirs = describeTheirs(fact, row)
  const ours = rules.map((rule) => describeOurs(card, rule))
  return ours.includes(theirs)
    ? []
    : [{ key: `caps.${row.category}`, ours: [...new Set(ours)].join(' or '), theirs }]
}

function describeTheirs(
  { rewardCaps = [] }: Pick<GatheredFact, 'rewardCaps'>,
  { category, cap }: GatheredRow,
): string {
  if (cap?.amount == null || cap.period == null) {
    return 'no cap'
  }
  const period = capPeriods[cap.period] ?? cap.period
  const rewardCap = cap.derivedFromRewardCap
    ? rewardCaps.find(({ categories }) => categories.includes(category))
    : undefined
  return rewardCap
    ? `reward ${rewardCap.amountUSD} a ${period}`
    : `spend ${cap.amount} a ${period}${cap.rateAfter == null ? '' : `, then ${cap.rateAfter}`}`
}

function describeOurs({ engine, earns }: CatalogCard, rule: EarnRule): string {
  const cap = rule.cap === undefined ? undefined : engine.caps[rule.cap]
  if (!cap) {
    return 'no cap'
  }
  const amount = `${cap.on} ${cap.amount / 100} a ${cap.per}`
  if (cap.on === 'reward') {
    return amount
  }
  const after = afterOf(rule, earns)
  return `${amount}${after === undefined ? '' : `, then ${after}`}`
}

/** Returns the rate after the cap. After a stacking rule's cap, that is the base rate. */
function afterOf({ rateAfter, stacks }: EarnRule, earns: CatalogCard['earns']): number | undefined {
  if (rateAfter !== undefined) {
    return rateAfter / 1000
  }
  return stacks ? earns.find(({ on }) => on?.includes('everything'))?.rate : undefined
}
