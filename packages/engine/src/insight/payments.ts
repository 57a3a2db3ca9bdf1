/** Payments: purchases from a named merchant, except refunds and free purchases. */
import type { Spend } from '../spend/spend.ts'
import { gapRules } from './pace.ts'

/** Payments to one merchant at a time, oldest first. */
export type Payments = Readonly<{
  /** Indexes of the purchases. */
  indexes: number[]
  /** Days since the window's first day. */
  days: number[]
  /** In cents. */
  amounts: number[]
  /**
   * Loads the payments to a merchant and returns their number, or 0 if they can't contain a stream: if no two
   * consecutive gaps (or one, if that's enough) match a pace at similar amounts. This rules out most merchants.
   */
  load: (name: number) => number
}>

/** More payments than this almost always contain matching gaps, and comparing all pairs would be slow. */
const MANY = 32

/** `newest` is the result of `newestFirst`. */
export function createPayments(spend: Spend, newest: Int32Array): Payments {
  const { cents, offsets } = spend
  const { firsts, nexts } = linkPayments(spend, newest)
  const { fitting, shownByOne, spreadPercent } = gapRules
  const [indexes, days, amounts, matched]: [number[], number[], number[], number[]] = [[], [], [], []]
  const load = (name: number): number => {
    let shown = 0
    let count = 0
    for (let next = firsts[name] ?? 0; next > 0; next = nexts[next - 1] ?? 0) {
      const day = offsets[next - 1] ?? 0
      const amount = cents[next - 1] ?? 0
      const least = (amount * 100) / spreadPercent
      const most = (amount * spreadPercent) / 100
      const compared = shown === 0 && count < MANY ? count : 0
      let matching = shownByOne
      // Few pairs match, and unpredictably, so branches would cost more than they save.
      for (let i = 0; i < compared; i++) {
        const other = amounts[i] ?? 0
        const isSimilar = Number(other >= least) & Number(other <= most)
        const paces = (fitting[day - (days[i] ?? 0)] ?? 0) * isSimilar
        shown |= paces & (matched[i] ?? 0)
        matching |= paces
      }
      indexes[count] = next - 1
      days[count] = day
      amounts[count] = amount
      matched[count] = matching
      count++
    }
    return shown === 0 && count <= MANY ? 0 : count
  }
  return { indexes, days, amounts, load }
}

/** Linked lists: 1 + the index of the oldest payment to each name, and of the next after each payment; 0 if none. */
function linkPayments({ names, nameOf, cents }: Spend, newest: Int32Array) {
  const firsts = new Int32Array(names.length)
  const nexts = new Int32Array(nameOf.length)
  for (let rank = 0; rank < newest.length; rank++) {
    const index = newest[rank] ?? 0
    const name = nameOf[index] ?? -1
    if (name >= 0 && (cents[index] ?? 0) > 0) {
      nexts[index] = firsts[name] ?? 0
      firsts[name] = index + 1
    }
  }
  return { firsts, nexts }
}
