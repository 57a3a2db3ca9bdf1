/** Ranking of recommended cards: highest total first, then by name. Excludes cards closed to applicants. */
import type { Years } from '../card/annual-fee.ts'
import type { Outcome } from './backtest.ts'
import type { Compiled } from './compile.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Indexes of the open cards, best first. Without `isIntro`, totals leave out what is earned only once. */
export function rankCards(
  { openByName }: Compiled,
  { total, introMoney }: Outcome,
  { years, isIntro }: RankOptions,
): Int32Array {
  const totals = Float64Array.from(total[years - 1] ?? [])
  for (let card = 0; !isIntro && card < totals.length; card++) {
    totals[card] = (totals[card] ?? 0) - (introMoney[years - 1]?.[card] ?? 0)
  }
  return openByName.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
}
