/** A board for the same spending and the same rules, of which some cards have other fees or points of another value. */
import { backtest } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import type { Board } from './board.ts'
import { type Use, useAlone, useOf } from './uses.ts'

/** Uses of cards that are the very same as before are taken over: to lay them out anew is most of the work. */
export function layBoardLike(before: Board, spend: Spend, compiled: Compiled): Board {
  const { buckets } = before
  const result = backtest(spend, compiled)
  const ground = { compiled, buckets, result }
  const isSame = (card: number) => compiled.cards[card] === before.compiled.cards[card]
  const known: Use[] = []
  const use = (card: number): Use => {
    const found = known[card] ?? (isSame(card) ? before.useOf(card) : useOf(ground, card))
    known[card] = found
    return found
  }
  return { ...ground, useOf: use, useAlone: (card) => useAlone(ground, use(card)) }
}
