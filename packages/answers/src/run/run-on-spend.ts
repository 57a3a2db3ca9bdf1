import { BEST_BY_CATEGORY } from '@cardsight/contract'
import { backtest, bestAlone, type Spend } from '@cardsight/engine'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Runs every catalog card on some spending. All kinds of runs use it. */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'hasHistory'>,
): Run {
  const result = backtest(spend, catalog.compiled)
  return { catalog, spend, result, alone: bestAlone(result, BEST_BY_CATEGORY), ...about }
}
