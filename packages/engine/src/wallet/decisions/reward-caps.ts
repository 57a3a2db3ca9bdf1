/** Fits plans to reward caps with different rates: a flow counts cents, but a reward cap counts cents times rates. */
import type { SpendBuckets } from '../model/buckets.ts'
import type { OrderedCap } from '../model/cap-nodes.ts'
import { consumeCents, createMeter, type PlanCap } from '../model/engine.ts'
import type { PlanStyle, YearPlan } from '../model/year-plan.ts'
import type { DecidedYear } from './plan-options.ts'
import { opportunityValues } from './relaxation.ts'

/** By card: how many cents its reward caps cover if they're filled beside what the other cards would pay. */
export function fitRewardCaps(
  buckets: SpendBuckets,
  { plans, allocation }: DecidedYear,
): PlanStyle['capacities'][] {
  return plans.map((plan, card) => {
    const fits = new Map<number, number>()
    for (const orderedCap of plan.orderedCaps) {
      const cap = plan.terms.plan.caps[orderedCap.cap]
      if (cap?.isOnReward === true) {
        const values = opportunityValues(buckets, plans, allocation.prices(), card)
        fits.set(orderedCap.node, coveredCents(buckets, plan, cap, orderedCap, values))
      }
    }
    return fits
  })
}

/** Fills the cap with the purchases that gain most for each unit of reward used, over what others would pay. */
function coveredCents(
  { cents }: SpendBuckets,
  { termsOf }: YearPlan,
  planCap: PlanCap,
  { cap, users }: OrderedCap,
  values: Float64Array,
): number {
  const demand = users.flatMap((bucket) => {
    const { arcs = [] } = termsOf[bucket] ?? {}
    const arc = arcs.find((each) => each.cap === cap)
    const uncapped = arcs.flatMap(({ cap: own, gain }) => (own < 0 ? [gain] : []))
    const base = Math.max(values[bucket] ?? 0, ...uncapped)
    return arc === undefined || arc.gain <= base || arc.countedRate <= 0
      ? []
      : [{ rate: arc.countedRate, margin: arc.gain - base, wanted: cents[bucket] ?? 0 }]
  })
  const meter = createMeter(planCap)
  return demand
    .sort((a, b) => b.margin / b.rate - a.margin / a.rate)
    .reduce((sum, { rate, wanted }) => sum + consumeCents(meter, wanted, rate), 0)
}
