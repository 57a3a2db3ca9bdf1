/** A question laid out: the person's buckets, and for every card what it pays for them. */
import { type BacktestResult, backtest } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import { type Buckets, layBuckets } from './buckets.ts'
import { type Use, useAlone, useOf } from './uses.ts'

export type Board = Readonly<{
  compiled: Compiled
  buckets: Buckets
  /** The engine's own run of the same spending. */
  result: BacktestResult
  /** A card among others. */
  useOf: (card: number) => Use
  /** A card that has no others beside it. */
  useAlone: (card: number) => Use
}>

export function layBoard(spend: Spend, compiled: Compiled): Board {
  const buckets = layBuckets(spend, compiled)
  const result = backtest(spend, compiled)
  const ground = { compiled, buckets, result }
  const known: Use[] = []
  const use = (card: number): Use => {
    const found = known[card] ?? useOf(ground, card)
    known[card] = found
    return found
  }
  return { compiled, buckets, result, useOf: use, useAlone: (card) => useAlone(ground, use(card)) }
}
