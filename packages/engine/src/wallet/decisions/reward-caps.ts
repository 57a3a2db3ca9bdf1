/** Fits plans to reward caps with different rates: a flow counts cents, but a reward cap counts cents times rates. */
import type { AllocationPrices } from '../allocation/allocate.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import type { PlanStyle, RewardCapFit, YearPlan } from '../model/year-plan.ts'
import type { DecidedYear } from './plan-options.ts'
import { opportunityValues } from './relaxation.ts'

const MAX_FITS = 4

/** A plan, and prices at which the relaxation bounds it well. */
export type FittedYear = DecidedYear & Readonly<{ prices: () => AllocationPrices }>

/**
 * The plan as decided, and if it exceeds a reward cap, plans in which that cap has the capacity and the price that fit
 * what the other cards would pay. These values change with the plan, so it can take a few rounds.
 */
export function fitRewardCaps(
  buckets: SpendBuckets,
  start: readonly PlanStyle[],
  decide: (styles: readonly PlanStyle[]) => DecidedYear | null,
): FittedYear[] {
  const made = decide(start)
  const overfull = made === null ? [] : overfullCaps(made)
  const found: FittedYear[] = made === null ? [] : [{ ...made, prices: made.allocation.prices }]
  let fits: readonly RewardCapFit[] = []
  for (let last = made; found.length <= MAX_FITS && last !== null && overfull.length > 0; ) {
    const { plans, allocation } = last
    const prices = allocation.prices()
    const next = overfull.map(({ card, node }) =>
      fitCap(buckets, plans[card], node, opportunityValues(buckets, plans, prices, card)),
    )
    if (
      next.every(({ capacity, price }, at) => capacity === fits[at]?.capacity && price === fits[at]?.price)
    ) {
      break
    }
    fits = next
    last = decide(withFits(start, overfull, fits))
    const own = last
    found.push(
      ...(own === null
        ? []
        : [{ ...own, prices: () => withPrices(own.allocation.prices(), overfull, next) }]),
    )
  }
  return found
}

type RewardNode = Readonly<{ card: number; node: number }>

function withFits(
  styles: readonly PlanStyle[],
  nodes: readonly RewardNode[],
  fits: readonly RewardCapFit[],
): PlanStyle[] {
  return styles.map((style, card) => ({
    ...style,
    rewardCaps: new Map(
      nodes.flatMap(({ card: own, node }, at) => {
        const fit = fits[at]
        return own === card && fit !== undefined ? [[node, fit] as const] : []
      }),
    ),
  }))
}

/** The prices of an allocation, with those of the fitted caps: a flow that was charged for them doesn't know them. */
function withPrices(
  { cards, nodes }: AllocationPrices,
  fitted: readonly RewardNode[],
  fits: readonly RewardCapFit[],
): AllocationPrices {
  const changed = nodes.map((own) => own.slice())
  for (const [at, { card, node }] of fitted.entries()) {
    changed[card]?.set([(cards[card] ?? 0) - (fits[at]?.price ?? 0)], node)
  }
  return { cards, nodes: changed }
}

/** Reward cap nodes that an allocation exceeds. */
function overfullCaps({ plans, allocation: { groups, flows } }: DecidedYear): RewardNode[] {
  const units = plans.map(() => new Map<number, number>())
  for (const [index, { buckets, cards, arcs }] of groups.entries()) {
    const bucket = buckets[0] ?? 0
    for (const [at, card] of cards.entries()) {
      const { arc, node } = arcOf(plans[card], bucket, arcs[at] ?? 0)
      const own = units[card]
      if (arc !== undefined && own !== undefined && node >= 0) {
        own.set(node, (own.get(node) ?? 0) + (flows[index]?.[at] ?? 0) * arc.countedRate)
      }
    }
  }
  return plans.flatMap(({ terms, capNodes }, card) =>
    [...(units[card] ?? [])].flatMap(([node, used]) => {
      const cap = terms.plan.caps[capNodes[node]?.cap ?? -1]
      return cap?.isOnReward === true && used > cap.limit ? [{ card, node }] : []
    }),
  )
}

function arcOf(plan: YearPlan | undefined, bucket: number, index: number) {
  return {
    arc: plan?.termsOf[bucket]?.arcs[index],
    node: plan?.classes[plan.classOf[bucket] ?? 0]?.nodes[index] ?? -1,
  }
}

/** Fills the cap with the purchases that gain most for each unit of reward used, over what others would pay. */
function fitCap(
  { cents }: SpendBuckets,
  plan: YearPlan | undefined,
  node: number,
  values: Float64Array,
): RewardCapFit {
  const limit = plan?.terms.plan.caps[plan.capNodes[node]?.cap ?? -1]?.limit ?? 0
  const demand = (plan?.cappedBuckets ?? []).flatMap((bucket) => {
    const { arcs = [] } = plan?.termsOf[bucket] ?? {}
    const index = arcs.findIndex((_, at) => arcOf(plan, bucket, at).node === node)
    const arc = arcs[index]
    const base = Math.max(values[bucket] ?? 0, ...arcs.flatMap(({ cap, gain }) => (cap < 0 ? [gain] : [])))
    return arc === undefined || arc.gain <= base || arc.countedRate <= 0
      ? []
      : [{ rate: arc.countedRate, margin: arc.gain - base, cents: cents[bucket] ?? 0 }]
  })
  const lowest = Math.min(...demand.map(({ rate }) => rate))
  let [left, capacity, price] = [limit, 0, 0]
  for (const { rate, margin, cents: wanted } of demand.sort(
    (a, b) => b.margin / b.rate - a.margin / a.rate,
  )) {
    const used = Math.min(wanted, Math.floor(left / rate))
    left -= used * rate
    capacity += used
    if (used < wanted) {
      price = (margin * lowest) / rate
      break
    }
  }
  return { capacity, price }
}
