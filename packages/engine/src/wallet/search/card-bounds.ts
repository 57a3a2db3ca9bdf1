/**
 * Upper bound of a wallet without allocating anything (Lagrangian relaxation).
 *
 * Give every cap a price p ≥ 0 for each cent of capacity used. An allocation within the caps earns at most
 *
 *   Σ over buckets of cents × the most that any arc of any card gains, minus the price of its cap
 *   + Σ over caps of p × capacity + bonuses + fixed amounts,
 *
 * because p × (capacity − use) isn't negative for it. The first sum takes the best card for each bucket, so it is
 * submodular: what one more card adds never grows as cards come in, and several cards add at most the sum of what each of
 * them adds.
 *
 * If a card lets `count` options be picked in a period, give a pick a price r ≥ 0, taken off the option's buckets in any
 * proportion. Whatever is picked, that takes off at most count × r, which is added as a fixed amount. The minimums of
 * bonuses and the order of days are ignored, and top options count as picked: all of that only raises the bound.
 */
import { bestGain, capacityValue, optionRaises } from '../decisions/relaxation.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import type { CardYear } from '../model/card-year.ts'
import { SUBCENTS_PER_CENT, type YearGroup } from '../model/engine.ts'
import type { ArcClass, OptionDecision } from '../model/option-decisions.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'

/** A card's part of the bound: the value of each bucket, by group of years, and everything else. */
export type CardBound = Readonly<{ values: Float64Array; fixed: number }>

/** Values are for all years of a group; `reference` is what other cards pay for a cent, by group and bucket. */
export function boundCard(
  buckets: SpendBuckets,
  { slot, cardYears }: CandidateCard,
  groups: readonly YearGroup[],
  reference: Float64Array,
): CardBound {
  const width = buckets.cents.length
  const all = new Float64Array(groups.length * width)
  let fixed = slot.fixedSubcents + (slot.levels.at(-1)?.money ?? 0) * SUBCENTS_PER_CENT
  for (const [index, { year, count }] of groups.entries()) {
    const cardYear = cardYears[year - 1]
    const values = all.subarray(index * width, (index + 1) * width)
    const prices = reference.subarray(index * width, (index + 1) * width)
    if (cardYear === undefined) {
      throw new RangeError(`the card has no cardYear for year ${year}`)
    }
    fixed += (writeValues(buckets, cardYear, prices, values) + refundGain(buckets, cardYear)) * count
    for (let bucket = 0; bucket < width; bucket++) {
      values[bucket] = (values[bucket] ?? 0) * (buckets.cents[bucket] ?? 0) * count
    }
  }
  return { values: all, fixed }
}

/** A refund takes back what the best card pays. If it returns a foreign fee, it adds at most that. */
function refundGain({ refunds }: SpendBuckets, { refundArcs }: CardYear): number {
  let most = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    most += Math.max(0, -(refundArcs[refund]?.gain ?? 0)) * (refunds.cents[refund] ?? 0)
  }
  return most
}

/** Writes the best gain of each bucket after prices, and returns what capacities and picks are worth at their prices. */
function writeValues(
  buckets: SpendBuckets,
  cardYear: CardYear,
  reference: Float64Array,
  values: Float64Array,
): number {
  const { classOf, classes, undecided } = cardYear
  const prices = capPrices(buckets, cardYear, reference)
  const ofClass = Float64Array.from(classes, (own) => bestGain(own, prices))
  for (let bucket = 0; bucket < values.length; bucket++) {
    values[bucket] = ofClass[classOf[bucket] ?? 0] ?? 0
  }
  const picks = undecided === null ? 0 : raiseByPicks(buckets, undecided.decisions, prices, reference, values)
  return picks + capacityValue(buckets, cardYear, prices)
}

const NO_CLASS: ArcClass = { gains: [], nodes: [] }

/** Raises the values by what options would add, minus the price of a pick: the raise of the first option not picked. */
function raiseByPicks(
  buckets: SpendBuckets,
  decisions: readonly OptionDecision[],
  prices: Float64Array,
  reference: Float64Array,
  values: Float64Array,
): number {
  const unpicked = values.slice()
  const baseOf = (bucket: number) => Math.max(unpicked[bucket] ?? 0, reference[bucket] ?? 0)
  let fixed = 0
  // Stacking options come last, on top of the best of the others.
  for (const decision of decisions.toSorted((a, b) => Number(a.isStacking) - Number(b.isStacking))) {
    const raises = optionRaises(buckets, decision, prices, baseOf)
    const price = raises.toSorted((a, b) => b - a)[decision.count] ?? 0
    fixed += price * decision.count
    for (const [index, option] of decision.options.entries()) {
      const raise = raises[index] ?? 0
      const share = raise > price ? 1 - price / raise : 0
      for (const [at, bucket] of option.buckets.entries()) {
        const picked = bestGain(option.classes[at] ?? NO_CLASS, prices)
        const base = baseOf(bucket)
        const own = picked > base ? Math.ceil(base + (picked - base) * share) : picked
        const before = values[bucket] ?? 0
        values[bucket] = decision.isStacking
          ? before + Math.max(0, own - (unpicked[bucket] ?? 0))
          : Math.max(before, own)
      }
    }
  }
  return fixed
}

/** Any price gives a bound. The best is what the last cent of capacity gains if other cards pay the reference. */
function capPrices(buckets: SpendBuckets, cardYear: CardYear, reference: Float64Array): Float64Array {
  const demand: (Map<number, number> | undefined)[] = []
  for (const bucket of cardYear.cappedBuckets) {
    const { gains, nodes } = cardYear.classes[cardYear.classOf[bucket] ?? 0] ?? NO_CLASS
    for (let arc = 0; arc < gains.length; arc++) {
      const node = nodes[arc] ?? -1
      if (node >= 0) {
        const byMargin = demand[node] ?? new Map<number, number>()
        demand[node] = byMargin
        const [other, next] = [reference[bucket] ?? 0, gains[arc + 1] ?? 0]
        const margin = (gains[arc] ?? 0) - (next > other ? next : other)
        byMargin.set(margin, (byMargin.get(margin) ?? 0) + (buckets.cents[bucket] ?? 0))
      }
    }
  }
  return Float64Array.from(cardYear.capNodes, ({ capacity }, node) => {
    const byMargin = demand[node]
    return byMargin === undefined ? 0 : marginalPrice(byMargin, capacity)
  })
}

/** The margin of the last cent that fits if the largest margins go first; 0 if everything fits. */
function marginalPrice(byMargin: ReadonlyMap<number, number>, capacity: number): number {
  let remaining = capacity
  for (const margin of [...byMargin.keys()].sort((a, b) => b - a)) {
    remaining -= byMargin.get(margin) ?? 0
    if (remaining < 0 || margin <= 0) {
      return Math.max(0, margin)
    }
  }
  return 0
}
