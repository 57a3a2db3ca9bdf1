/** Builds the compact form of a run. The full form is expanded from it, so the two can't differ. */
import { packAmounts, type RunNumbers } from '@cardsight/contract/schemas'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'
import { presentByCategory } from './category-numbers.ts'
import { presentInsights } from './insights.ts'

/** `cardTexts` is the path of the texts whose card order the columns use. */
export function presentRunNumbers(run: Run, cardTexts: string): RunNumbers {
  const { release, compiled } = run.catalog
  return {
    form: 'numbers',
    catalogVersion: release.version,
    cardTexts,
    overall: packAmounts(amountsOf(run.result.overall), [...compiled.cards.keys()]),
    ...presentByCategory(run),
    insights: presentInsights(run),
  }
}
