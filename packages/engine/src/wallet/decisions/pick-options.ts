/**
 * Picks the options of one card by local search, with the other cards held fixed: each bucket has an opportunity value,
 * what the others would pay for it, and each cap node is filled with the best margins over these values.
 */
import type { SpendBuckets } from '../model/buckets.ts'
import type { CardYear } from '../model/card-year.ts'
import type { ArcClass, OptionDecision } from '../model/option-decisions.ts'

/** By decision of the card: indexes of the options picked. */
export type CardPicks = readonly (readonly number[])[]

/**
 * Improves the picks until no single change of one decision does. `values` are subcents for each cent, by bucket. Of
 * equals the one with fewer options: an option that gains nothing could still use up a cap.
 */
export function pickOptions(
  buckets: SpendBuckets,
  cardYear: CardYear,
  values: Float64Array,
  start: CardPicks,
): CardPicks {
  const decisions = cardYear.undecided?.decisions ?? []
  const gainOf = createEvaluator(buckets, cardYear, decisions, values)
  let picks = start
  for (let isImproved = true, pass = 0; isImproved && pass < MAX_PASSES; pass++) {
    isImproved = false
    for (const [index, decision] of decisions.entries()) {
      let most = gainOf(picks)
      for (const move of decision.fixed === null ? movesFrom(decision, picks[index] ?? []) : []) {
        const next = picks.with(index, move)
        const gain = gainOf(next)
        const isSmaller = gain === most && move.length < (picks[index]?.length ?? 0)
        if ((gain > most || isSmaller) && !isPickedTwice(decisions, next, index)) {
          ;[most, picks, isImproved] = [gain, next, true]
        }
      }
    }
  }
  return picks
}

/** By decision: the changes of its picks that look best, best first, at most `most`. */
export function bestMoves(
  buckets: SpendBuckets,
  cardYear: CardYear,
  values: Float64Array,
  picks: CardPicks,
  most: number,
): number[][][] {
  const decisions = cardYear.undecided?.decisions ?? []
  const gainOf = createEvaluator(buckets, cardYear, decisions, values)
  return decisions.map((decision, index) => {
    const before = String(picks[index] ?? [])
    return decision.fixed !== null
      ? []
      : movesFrom(decision, picks[index] ?? [])
          .map((move) => ({ move, next: picks.with(index, move) }))
          .filter(({ move, next }) => String(move) !== before && !isPickedTwice(decisions, next, index))
          .map(({ move, next }) => ({ move, gain: gainOf(next) }))
          .sort((a, b) => b.gain - a.gain)
          .slice(0, most)
          .map(({ move }) => move)
  })
}

const MAX_PASSES = 4
const MAX_PAIRS = 100

/** All sets of one or two options if there are few, else all that differ by one option; and none. */
function movesFrom({ options, count }: OptionDecision, picked: readonly number[]): number[][] {
  const all = options.map((_, option) => option)
  const pairs = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]))
  if (count <= 2 && pairs.length <= MAX_PAIRS) {
    return [[], ...all.map((option) => [option]), ...(count === 2 ? pairs : [])]
  }
  const added = (from: readonly number[]) =>
    all.filter((option) => !from.includes(option)).map((option) => [...from, option].sort((a, b) => a - b))
  const without = picked.map((option) => picked.filter((other) => other !== option))
  return [...without, ...without.flatMap(added), ...(picked.length < count ? added(picked) : [])]
}

/** One option can't be both first and second of a list. */
function isPickedTwice(decisions: readonly OptionDecision[], picks: CardPicks, index: number): boolean {
  const { id, kind } = decisions[index] ?? {}
  return decisions.some(
    (other, at) =>
      at !== index &&
      kind === 'top' &&
      other.id === id &&
      (picks[at] ?? []).some((option) => picks[index]?.includes(option) === true),
  )
}

const NO_CLASS: ArcClass = { gains: [], nodes: [] }

type CapDemand = { margin: number; cents: number; weight: number }

/** What the card gains over the opportunity values. */
function createEvaluator(
  { cents }: SpendBuckets,
  cardYear: CardYear,
  decisions: readonly OptionDecision[],
  values: Float64Array,
) {
  const optionsOf = new Map<number, { decision: number; option: number; arcClass: ArcClass }[]>()
  for (const [decision, { options }] of decisions.entries()) {
    for (const [option, { buckets, classes }] of options.entries()) {
      for (const [index, bucket] of buckets.entries()) {
        const bucketOptions = optionsOf.get(bucket) ?? []
        optionsOf.set(bucket, bucketOptions)
        bucketOptions.push({ decision, option, arcClass: classes[index] ?? NO_CLASS })
      }
    }
  }
  const classOf = (bucket: number, picks: CardPicks): ArcClass => {
    let best = cardYear.classes[cardYear.classOf[bucket] ?? 0] ?? NO_CLASS
    for (const { decision, option, arcClass } of optionsOf.get(bucket) ?? []) {
      if (picks[decision]?.includes(option) === true && (arcClass.gains[0] ?? 0) > (best.gains[0] ?? 0)) {
        best = arcClass
      }
    }
    return best
  }
  return (picks: CardPicks): number => {
    const demands = new Map<number, CapDemand[]>()
    let sum = 0
    for (let bucket = 0; bucket < values.length; bucket++) {
      const value = values[bucket] ?? 0
      const { gains, nodes, weights } = classOf(bucket, picks)
      const base = Math.max(value, gains[nodes.indexOf(-1)] ?? Number.NEGATIVE_INFINITY)
      sum += (base - value) * (cents[bucket] ?? 0)
      for (let arc = 0; arc < gains.length; arc++) {
        const node = nodes[arc] ?? -1
        const margin = (gains[arc] ?? 0) - base
        if (node >= 0 && margin > 0) {
          const demand = demands.get(node) ?? []
          demands.set(node, demand)
          demand.push({ margin, cents: cents[bucket] ?? 0, weight: weights?.[arc] ?? 1 })
        }
      }
    }
    for (const [node, demand] of demands) {
      sum += fill(demand, cardYear.capNodes[node]?.capacity ?? 0)
    }
    return sum
  }
}

/** Fills a capacity with the best margins. */
function fill(demand: CapDemand[], capacity: number): number {
  let [left, sum] = [capacity, 0]
  for (const { margin, cents, weight } of demand.sort((a, b) => b.margin / b.weight - a.margin / a.weight)) {
    const used = Math.min(cents, left / weight)
    sum += used * margin
    left -= used * weight
  }
  return sum
}
