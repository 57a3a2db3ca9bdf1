/** A board for the same spending and the same rules, of which some cards have other fees or points of another value. */
import { backtest } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import type { Board } from './board.ts'
import { type Use, useAlone, usesOf } from './uses.ts'

/** Uses of cards that are the very same as before are taken over: to lay them out anew is most of the work. */
export function layBoardLike(before: Board, spend: Spend, compiled: Compiled): Board {
  const { buckets } = before
  const result = backtest(spend, compiled)
  const ground = { compiled, buckets, result }
  const isSame = (card: number) => compiled.cards[card] === before.compiled.cards[card]
  const known = new Map<number, readonly Use[]>()
  const alone = new Map<number, Use>()
  return {
    ...ground,
    usesOf: (card) => {
      const found = known.get(card) ?? (isSame(card) ? before.usesOf(card) : usesOf(ground, card))
      known.set(card, found)
      return found
    },
    useAlone: (card) => {
      const found = alone.get(card) ?? (isSame(card) ? before.useAlone(card) : useAlone(ground, card))
      alone.set(card, found)
      return found
    },
  }
}
