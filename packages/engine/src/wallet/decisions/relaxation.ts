/**
 * Upper bound of any allocation, whatever is picked, at given prices.
 *
 * Let d be a price for each card and cap node (see allocate.ts). An allocation within all capacities gains exactly
 *   Σ flow of an arc × (its gain + d of its node) + Σ over nodes and cards of load × (d of the parent − d),
 * because the prices cancel along every path to the root. So it gains at most
 *   Σ over buckets of cents × the most any arc is worth + Σ of that difference × the capacity, or × the minimum.
 * A reward cap limits cents times rates: at a rate above the lowest one, a cent uses several cents of capacity and pays
 * the difference that often (`weights`).
 * A picked option raises its buckets above their value without it. Several options together raise the bound by at most
 * the sum of what each of them raises, so the best picks are found decision by decision.
 * The order of days is ignored, and top options count as if they were picked: both only raise the bound.
 */
import type { AllocationPrices } from '../allocation/allocate.ts'
import type { SpendBuckets } from '../model/buckets.ts'
import type { CardYear } from '../model/card-year.ts'
import type { ArcClass, OptionDecision } from '../model/option-decisions.ts'

/** By decision of all cards together: indexes of the options picked. */
export type OptionPicks = readonly (readonly number[])[]

export type CardDecision = Readonly<{ card: number; decision: OptionDecision }>

export type AllocationProblem = Readonly<{
  buckets: SpendBuckets
  cardYears: readonly CardYear[]
  /** Cents that each card has to pay. */
  minimums: readonly number[]
  decisions: readonly CardDecision[]
}>

export type Relaxation = Readonly<{
  upperBound: number
  /** The picks that raise the bound most. */
  picks: OptionPicks
}>

export function decisionsOf(cardYears: readonly CardYear[]): CardDecision[] {
  return cardYears.flatMap(({ undecided }, card) =>
    (undecided?.decisions ?? []).map((decision) => ({ card, decision })),
  )
}

export function relax(problem: AllocationProblem, prices: AllocationPrices): Relaxation {
  const { buckets, cardYears, decisions } = problem
  const values = new Float64Array(buckets.cents.length).fill(Number.NEGATIVE_INFINITY)
  for (const [card, cardYear] of cardYears.entries()) {
    raiseToCardYear(values, cardYear, prices, card)
  }
  let bound = -refundLoss(problem)
  for (const [card, cardYear] of cardYears.entries()) {
    bound += capacityValue(buckets, cardYear, nodePrices(prices, card))
    bound -= (prices.cards[card] ?? 0) * (problem.minimums[card] ?? 0)
  }
  for (let bucket = 0; bucket < values.length; bucket++) {
    const value = values[bucket] ?? 0
    // No card is accepted for such a bucket, so it earns nothing.
    bound += value === Number.NEGATIVE_INFINITY ? 0 : (buckets.cents[bucket] ?? 0) * value
  }
  const raises = decisions.map(({ card, decision }) => {
    const own = prices.cards[card] ?? 0
    return optionRaises(buckets, decision, nodePrices(prices, card), (bucket) => (values[bucket] ?? 0) - own)
  })
  const picks = pickAll(decisions, raises)
  for (const [index, picked] of picks.entries()) {
    for (const option of picked) {
      bound += raises[index]?.[option] ?? 0
    }
  }
  // A gain is a whole number. The margin covers rounding in sums of weighted prices.
  return { upperBound: Math.floor(bound + 0.01), picks }
}

/** What the cards other than one would pay for a cent of each bucket, at the prices of an allocation. */
export function opportunityValues(
  buckets: SpendBuckets,
  cardYears: readonly CardYear[],
  prices: AllocationPrices,
  except: number,
): Float64Array {
  const values = new Float64Array(buckets.cents.length).fill(Number.NEGATIVE_INFINITY)
  for (const [card, cardYear] of cardYears.entries()) {
    if (card !== except) {
      raiseToCardYear(values, cardYear, prices, card)
    }
  }
  return values
}

function raiseToCardYear(
  values: Float64Array,
  cardYear: CardYear,
  prices: AllocationPrices,
  card: number,
): void {
  const { classes, classOf } = cardYear
  const nodes = nodePrices(prices, card)
  const ofClass = classes.map((own) => (prices.cards[card] ?? 0) + bestGain(own, nodes))
  for (let bucket = 0; bucket < values.length; bucket++) {
    const value = ofClass[classOf[bucket] ?? 0] ?? 0
    if (value > (values[bucket] ?? 0)) {
      values[bucket] = value
    }
  }
}

/** Decision by decision, except that one option can't be both first and second of a list. */
function pickAll(decisions: readonly CardDecision[], raises: readonly (readonly number[])[]): OptionPicks {
  return decisions.map(({ card, decision }, index) => {
    const isOtherRank = (other: CardDecision, at: number) =>
      at !== index &&
      other.card === card &&
      other.decision.id === decision.id &&
      other.decision.kind === 'top'
    const other = decisions.findIndex(isOtherRank)
    if (other < 0 || decision.fixed !== null) {
      return pickBest(decision, raises[index] ?? [])
    }
    const [first, second] = [Math.min(index, other), Math.max(index, other)]
    const pair = bestPair(raises[first] ?? [], raises[second] ?? [])
    return [pair[index === first ? 0 : 1]].filter((option) => option >= 0)
  })
}

function pickBest({ fixed, count }: OptionDecision, raises: readonly number[]): readonly number[] {
  return (
    fixed ??
    raises
      .map((raise, option) => ({ raise, option }))
      .filter(({ raise }) => raise > 0)
      .sort((a, b) => b.raise - a.raise)
      .slice(0, count)
      .map(({ option }) => option)
      .sort((a, b) => a - b)
  )
}

/** Two different options, or -1 for none. */
function bestPair(firsts: readonly number[], seconds: readonly number[]): [number, number] {
  let best: [number, number] = [-1, -1]
  let most = 0
  for (const [first, raise] of [...firsts, 0].entries()) {
    for (const [second, other] of [...seconds, 0].entries()) {
      const pair: [number, number] = [
        first < firsts.length ? first : -1,
        second < seconds.length ? second : -1,
      ]
      if (raise + other > most && (pair[0] < 0 || pair[0] !== pair[1])) {
        most = raise + other
        best = pair
      }
    }
  }
  return best
}

/** By cap node: what a cent of its capacity costs at the prices of an allocation. */
function nodePrices({ cards, nodes }: AllocationPrices, card: number): Float64Array {
  return nodes[card]?.map((price) => Math.max(0, (cards[card] ?? 0) - price)) ?? new Float64Array()
}

/** The most that an arc gains after the price of the capacity it uses. `prices` are by cap node. */
export function bestGain({ gains, nodes, weights }: ArcClass, prices: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (let arc = 0; arc < gains.length; arc++) {
    const node = nodes[arc] ?? -1
    const price = node < 0 ? 0 : (prices[node] ?? 0) * (weights?.[arc] ?? 1)
    const gain = (gains[arc] ?? 0) - price
    most = gain > most ? gain : most
  }
  return most
}

/** By option: what its buckets are worth above `baseOf`. */
export function optionRaises(
  { cents }: SpendBuckets,
  { options }: OptionDecision,
  prices: Float64Array,
  baseOf: (bucket: number) => number,
): number[] {
  return options.map(({ buckets, classes }) => {
    let raise = 0
    for (const [index, own] of classes.entries()) {
      const bucket = buckets[index] ?? 0
      const more = bestGain(own, prices) - baseOf(bucket)
      raise += more > 0 ? more * (cents[bucket] ?? 0) : 0
    }
    return raise
  })
}

/** What the capacity of a card year's cap nodes costs, with what refunds may give back. */
export function capacityValue({ refunds }: SpendBuckets, cardYear: CardYear, prices: Float64Array): number {
  let sum = 0
  for (const [node, { capacity }] of cardYear.capNodes.entries()) {
    sum += (capacity + (cardYear.undecided?.refundCapacity[node] ?? 0)) * (prices[node] ?? 0)
  }
  for (let refund = 0; cardYear.undecided === null && refund < refunds.cents.length; refund++) {
    const node = cardYear.refundNodes[refund] ?? -1
    sum += node < 0 ? 0 : (prices[node] ?? 0) * (refunds.cents[refund] ?? 0)
  }
  return sum
}

/** What refunds take back at least: least if nothing is picked. */
function refundLoss({ buckets: { refunds }, cardYears }: AllocationProblem): number {
  let sum = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    const most = Math.max(...cardYears.map(({ refundArcs }) => refundArcs[refund]?.gain ?? 0))
    sum += most * (refunds.cents[refund] ?? 0)
  }
  return sum
}
