/** What open cards come to, to within a cent: enough to tell which of them are worth reckoning out. */
import { RESTS_PER_CENT } from '../exact.ts'
import type { CardColumns } from './compile.ts'
import type { Spent, Units } from './outcome.ts'

/** Rounding to whole cents moves a card by half a cent at most, and so moves any two of them apart by one. */
export const ESTIMATE_MARGIN_CENTS = 2

/** The most whole cents that something so estimated can come to. */
export function mostCents(estimate: number): number {
  return Math.floor(estimate + HALF_A_CENT_AND_MORE)
}

const HALF_A_CENT_AND_MORE = 0.51
const MILLION = 1_000_000

/** The figures of a catalog by place in the order of names; those of a year behind those of the year before. */
export type EstimateColumns = Readonly<{
  first: Int32Array
  later: Int32Array
  centsPerFirstUnit: Float64Array
  centsPerUnit: Float64Array
  /** What comes by itself less the fees, in cents. */
  fixedCents: Float64Array
  foreignShare: Float64Array
}>

export function estimateColumns(cards: CardColumns, openByName: Int32Array): EstimateColumns {
  const count = cards.values.length
  const byPlace = (figure: (card: number) => number) => Float64Array.from(openByName, figure)
  const centsPerUnit = byPlace((card) => (cards.values[card] ?? 0) / RESTS_PER_CENT)
  const years = cards.fees.length / count
  const fixedCents = new Float64Array(openByName.length * years)
  for (let year = 0; year < years; year++) {
    for (const [place, card] of openByName.entries()) {
      const gifts = (cards.giftUnits[year * count + card] ?? 0) * (centsPerUnit[place] ?? 0)
      const credits = (cards.creditCents[card] ?? 0) * (year + 1)
      fixedCents[year * openByName.length + place] = gifts + credits - (cards.fees[year * count + card] ?? 0)
    }
  }
  return {
    first: openByName.map((card) => cards.first[card] ?? 0),
    later: openByName.map((card) => cards.later[card] ?? 0),
    centsPerFirstUnit: centsPerUnit.map(
      (cents, place) => cents * (cards.matches[openByName[place] ?? 0] ?? 1),
    ),
    centsPerUnit,
    fixedCents,
    foreignShare: byPlace((card) => (cards.foreignFeePpm[card] ?? 0) / MILLION),
  }
}

/** Totals without the bonus, by place, into `estimates`; those of a year behind those of the year before. */
export function estimate(
  columns: EstimateColumns,
  { abroadCents }: Spent,
  { units, stride, offset }: Units,
  estimates: Float64Array,
): void {
  const { first, later, centsPerFirstUnit, centsPerUnit, fixedCents, foreignShare } = columns
  const count = first.length
  for (let place = 0; place < count; place++) {
    const feeAbroad = abroadCents * (foreignShare[place] ?? 0)
    const ofFirst = (units[(first[place] ?? 0) * stride + offset] ?? 0) * (centsPerFirstUnit[place] ?? 0)
    const ofLater = (units[(later[place] ?? 0) * stride + offset] ?? 0) * (centsPerUnit[place] ?? 0)
    let earned = ofFirst - feeAbroad
    for (let target = place; target < estimates.length; target += count) {
      estimates[target] = earned + (fixedCents[target] ?? 0)
      earned += ofLater - feeAbroad
    }
  }
}

/** As many cards as a list holds are estimated at this much or more: nobody far below can be in the list. */
export function lowest(
  estimates: Float64Array,
  base: number,
  added: Float64Array,
  places: Int32Array,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let rank = 0; rank < places.length; rank++) {
    const place = places[rank] ?? 0
    const own = (estimates[base + place] ?? 0) + (added[place] ?? 0)
    least = own < least ? own : least
  }
  return least
}

/** Columns of which some entries from the first hold, in the order of names. */
export type Candidates = Readonly<{ places: Int32Array; estimates: Float64Array }>

/** Places with at least so much, and how many they are. */
export function findCandidates(
  estimates: Float64Array,
  base: number,
  added: Float64Array,
  least: number,
  candidates: Candidates,
): number {
  let found = 0
  for (let place = 0; place < added.length; place++) {
    const own = (estimates[base + place] ?? 0) + (added[place] ?? 0)
    if (own >= least) {
      candidates.places[found] = place
      candidates.estimates[found] = own
      found++
    }
  }
  return found
}
