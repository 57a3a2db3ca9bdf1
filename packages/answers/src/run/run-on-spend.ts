import { BEST_BY_CATEGORY } from '@cardsight/contract/schemas'
import { backtest, topCardsByCategory } from '@cardsight/engine/backtest'
import type { Spend } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Runs every catalog card on some spending. All kinds of runs use it. */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'hasHistory' | 'typed'>,
): Run {
  const { compiled, context } = catalog
  const result = backtest(spend, compiled, context)
  const topCards = topCardsByCategory(result, BEST_BY_CATEGORY, context)
  return { catalog, spend, result, topCards, ...about }
}
