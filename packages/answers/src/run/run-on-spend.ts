import { BEST_BY_CATEGORY } from '@cardsight/contract'
import { backtest, bestAlone, type Spend } from '@cardsight/engine'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Every card of a catalog against some spending: what all kinds of runs have in common. */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'hasHistory'>,
): Run {
  const result = backtest(spend, catalog.compiled)
  return { catalog, spend, result, alone: bestAlone(result, BEST_BY_CATEGORY), ...about }
}
