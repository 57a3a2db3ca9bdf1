/** Fits card years to reward caps with different rates: a flow counts cents, but a reward cap counts cents times rates. */
import type { AllocationPrices } from '../allocation/allocate.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import type { CardYear, CardYearStyle, RewardCapFit } from '../model/card-year.ts'
import { consumeCents, createMeter, type PreparedCap, usageOf } from '../model/engine.ts'
import type { DecidedYear } from './choose-options.ts'
import { opportunityValues } from './relaxation.ts'

/** What the other cards would pay changes with the card year, so caps are fitted again. */
const ROUNDS = 2

/** A card year, and prices at which the relaxation bounds it well. */
export type FittedYear = DecidedYear & Readonly<{ prices: () => AllocationPrices }>

/**
 * The card year as decided, and if it exceeds a reward cap, card years in which that cap has the capacity and the price that fit
 * what the other cards would pay.
 */
export function fitRewardCaps(
  buckets: SpendBuckets,
  start: readonly CardYearStyle[],
  decide: (styles: readonly CardYearStyle[]) => DecidedYear | null,
): FittedYear[] {
  let last = decide(start)
  const found: FittedYear[] = last === null ? [] : [{ ...last, prices: last.allocation.prices }]
  const overfull = last === null ? [] : overfullCaps(last)
  for (let round = 0; round < ROUNDS && last !== null && overfull.length > 0; round++) {
    const { cardYears, allocation } = last
    const prices = allocation.prices()
    const fits = overfull.map(({ card, node }) =>
      fitCap(buckets, cardYears[card], node, opportunityValues(buckets, cardYears, prices, card)),
    )
    const next = decide(withFits(start, overfull, fits))
    if (next !== null) {
      found.push({ ...next, prices: () => withPrices(next.allocation.prices(), overfull, fits) })
    }
    last = next
  }
  return found
}

type RewardNode = Readonly<{ card: number; node: number }>

function withFits(
  styles: readonly CardYearStyle[],
  nodes: readonly RewardNode[],
  fits: readonly RewardCapFit[],
): CardYearStyle[] {
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
function overfullCaps({ cardYears, allocation: { groups, flows } }: DecidedYear): RewardNode[] {
  const used = cardYears.map(() => new Map<number, number>())
  for (const [index, { buckets, cards, arcs }] of groups.entries()) {
    for (const [at, card] of cards.entries()) {
      const { arc, node } = arcOf(cardYears[card], buckets[0] ?? 0, arcs[at] ?? 0)
      const cap = capOf(cardYears[card], node)
      if (arc !== undefined && cap?.isOnReward === true) {
        const usage = usageOf(cap, flows[index]?.[at] ?? 0, arc.countedRate)
        used[card]?.set(node, (used[card].get(node) ?? 0) + usage)
      }
    }
  }
  return cardYears.flatMap((cardYear, card) =>
    [...(used[card] ?? [])].flatMap(([node, usage]) =>
      usage > (capOf(cardYear, node)?.limit ?? 0) ? [{ card, node }] : [],
    ),
  )
}

function capOf(cardYear: CardYear | undefined, node: number): PreparedCap | undefined {
  return cardYear?.capNodes[node]?.capInPeriod
}

function arcOf(cardYear: CardYear | undefined, bucket: number, index: number) {
  const node = cardYear?.classes[cardYear.classOf[bucket] ?? 0]?.nodes[index] ?? -1
  return { arc: cardYear?.termsOf[bucket]?.arcs[index], node: cardYear?.capNodes[node]?.parent ?? node }
}

/** Fills the cap with the purchases that gain most for each unit of reward used, over what others would pay. */
function fitCap(
  { cents }: SpendBuckets,
  cardYear: CardYear | undefined,
  node: number,
  values: Float64Array,
): RewardCapFit {
  const cap = capOf(cardYear, node)
  if (cardYear === undefined || cap === undefined) {
    throw new RangeError(`there is no cap node ${node}`)
  }
  const demand = cardYear.cappedBuckets.flatMap((bucket) => {
    const { arcs = [] } = cardYear.termsOf[bucket] ?? {}
    const arc = arcs.find((_, at) => arcOf(cardYear, bucket, at).node === node)
    const base = Math.max(
      values[bucket] ?? 0,
      ...arcs.flatMap(({ cap: own, gain }) => (own < 0 ? [gain] : [])),
    )
    return arc === undefined || arc.gain <= base || arc.countedRate <= 0
      ? []
      : [{ rate: arc.countedRate, margin: arc.gain - base, wanted: cents[bucket] ?? 0 }]
  })
  const lowest = Math.min(...demand.map(({ rate }) => rate))
  const meter = createMeter(cap)
  let capacity = 0
  for (const { rate, margin, wanted } of demand.sort((a, b) => b.margin / b.rate - a.margin / a.rate)) {
    const covered = consumeCents(meter, wanted, rate)
    capacity += covered
    if (covered < wanted) {
      return { capacity, price: (margin * lowest) / rate }
    }
  }
  return { capacity, price: 0 }
}
