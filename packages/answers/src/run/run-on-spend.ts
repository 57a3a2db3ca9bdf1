import { backtest, rewardsAlone, tablesByRuleSet } from '@cardsight/engine/backtest'
import type { Spend } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'

/**
 * Runs every catalog card on some spending. All kinds of runs use it. `hasAlone` is false for callers that look at totals only:
 * `alone` then has what categories earn beside the others, which saves up to a quarter of the time.
 */
export function runOnSpend(
  catalog: RunCatalog,
  spend: Spend,
  about: Pick<Run, 'averageDays' | 'coverage' | 'hasHistory' | 'rent' | 'brands' | 'typed' | 'review'>,
  { hasAlone = true } = {},
): Run {
  const { compiled, context } = catalog
  const result = backtest(spend, compiled, context)
  const rewards = hasAlone ? result.rewards : { ...result.rewards, mixed: [] }
  const alone = rewardsAlone(rewards, tablesByRuleSet(compiled, result), context.terms)
  return { catalog, spend, result, alone, ...about }
}
