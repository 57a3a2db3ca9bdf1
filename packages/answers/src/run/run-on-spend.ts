import { backtest, rewardsAlone } from '@cardsight/engine/backtest'
import type { Spend } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/** Runs every catalog card on some spending. All kinds of runs use it. */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'coverage' | 'hasHistory' | 'rent' | 'brands' | 'typed' | 'review'>,
): Run {
  const { compiled, context } = catalog
  const result = backtest(spend, compiled, context)
  const alone = rewardsAlone(result.rewards, result.tables, context.terms)
  return { catalog, spend, result, alone, ...about }
}
