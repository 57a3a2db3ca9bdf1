import { BEST_BY_CATEGORY } from '@cardsight/contract'
import { backtest, type Spend, topCardsByCategory } from '@cardsight/engine'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Every card of a catalog against some spending: what all kinds of runs have in common. */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'hasHistory'>,
): Run {
  const { compiled, context } = catalog
  const result = backtest(spend, compiled, context)
  const topCards = topCardsByCategory(result, BEST_BY_CATEGORY, context)
  return { catalog, spend, result, topCards, ...about }
}
