/** Payments: what was paid to a merchant that has a name. Refunds are none, nor is what was free. */
import type { Spend } from '../spend/spend.ts'
import { gapRules } from './pace.ts'

/** Of one merchant at a time, the oldest first. */
export type Payments = Readonly<{
  /** The purchases that they are. */
  indexes: number[]
  /** Since the window's first day. */
  days: number[]
  /** In cents. */
  amounts: number[]
  /**
   * Puts down the payments to a name and tells how many they are, or 0 where there is no stream among them: where no
   * two gaps in a row, nor one if that is enough, keep a pace at similar amounts. Few merchants have such.
   */
  putDown: (name: number) => number
}>

/** More than these hold some that fit, as good as always; to compare each with each would take its time. */
const MANY = 32

/** `newest` is the order of `newestFirst`. */
export function createPayments(spend: Spend, newest: Int32Array): Payments {
  const { cents, offsets } = spend
  const { firsts, nexts } = linkPayments(spend, newest)
  const { fitting, shownByOne, spreadPercent } = gapRules
  const [indexes, days, amounts, kept]: [number[], number[], number[], number[]] = [[], [], [], []]
  const putDown = (name: number): number => {
    let shown = 0
    let count = 0
    for (let next = firsts[name] ?? 0; next > 0; next = nexts[next - 1] ?? 0) {
      const day = offsets[next - 1] ?? 0
      const amount = cents[next - 1] ?? 0
      const least = (amount * 100) / spreadPercent
      const most = (amount * spreadPercent) / 100
      const compared = shown === 0 && count < MANY ? count : 0
      let keeping = shownByOne
      // Hardly any two payments fit, and which ones cannot be foreseen: branches would cost more than they save.
      for (let place = 0; place < compared; place++) {
        const other = amounts[place] ?? 0
        const isSimilar = Number(other >= least) & Number(other <= most)
        const paces = (fitting[day - (days[place] ?? 0)] ?? 0) * isSimilar
        shown |= paces & (kept[place] ?? 0)
        keeping |= paces
      }
      indexes[count] = next - 1
      days[count] = day
      amounts[count] = amount
      kept[count] = keeping
      count++
    }
    return shown === 0 && count <= MANY ? 0 : count
  }
  return { indexes, days, amounts, putDown }
}

/** One more than the index of the oldest payment to each name and of the one after each payment, or 0. */
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
