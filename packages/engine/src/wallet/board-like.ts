/** A board like one that was laid before: of some cards' fees or points, or of the amounts, changed. */
import { type BacktestResult, backtest } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import type { Board } from './board.ts'
import { bucketsLike } from './buckets-like.ts'
import { isPlainAt } from './plain-side.ts'
import { type Use, useAlone, useOf } from './uses.ts'

/**
 * Uses of cards that are the very same as before are taken over: to lay them out anew is most of the work. Null where
 * purchases are not laid out as before.
 */
export function layBoardLike(before: Board, spend: Spend, compiled: Compiled): Board | null {
  const buckets = bucketsLike(before.buckets, spend)
  if (buckets === null) {
    return null
  }
  let run: BacktestResult | null = null
  const ground = {
    compiled,
    buckets,
    // Most boards of other amounts are laid to value a few sets, without the engine's own run.
    get result(): BacktestResult {
      run ??= backtest(spend, compiled)
      return run
    },
  }
  const isSameCard = (card: number) => compiled.cards[card] === before.compiled.cards[card]
  const known: Use[] = []
  const use = (card: number): Use => {
    const found = known[card] ?? (isSameCard(card) ? takeOver(before, ground, card) : useOf(ground, card))
    known[card] = found
    return found
  }
  return Object.assign(ground, { useOf: use, useAlone: (card: number) => useAlone(ground, use(card)) })
}

/** A copy, since what is kept for a use holds for its amounts only. */
function takeOver(before: Board, ground: Pick<Board, 'compiled' | 'buckets' | 'result'>, card: number): Use {
  const use = before.useOf(card)
  const { buckets } = ground
  if (buckets === before.buckets) {
    return use
  }
  const isPlain = isPlainAt(use.first, buckets.cents) && isPlainAt(use.later, buckets.cents)
  return isPlain ? { ...use } : useOf(ground, card)
}
