/** A question laid out: the person's buckets, and for every card the ways in which it can be used on them. */
import { type BacktestResult, backtest } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import { type Buckets, layBuckets } from './buckets.ts'
import { type Use, useAlone, usesOf } from './uses.ts'

export type Board = Readonly<{
  compiled: Compiled
  buckets: Buckets
  /** The engine's own run of the same spending. */
  result: BacktestResult
  /** The ways to use a card among others: one for most, several where something has to be chosen. */
  usesOf: (card: number) => readonly Use[]
  /** The way of a card that has no others beside it. */
  useAlone: (card: number) => Use
}>

export function layBoard(spend: Spend, compiled: Compiled): Board {
  const buckets = layBuckets(spend, compiled)
  const result = backtest(spend, compiled)
  const known = new Map<number, readonly Use[]>()
  const alone = new Map<number, Use>()
  return {
    compiled,
    buckets,
    result,
    usesOf: (card) => {
      const found = known.get(card) ?? usesOf({ compiled, buckets, result }, card)
      known.set(card, found)
      return found
    },
    useAlone: (card) => {
      const found = alone.get(card) ?? useAlone({ compiled, buckets, result }, card)
      alone.set(card, found)
      return found
    },
  }
}
