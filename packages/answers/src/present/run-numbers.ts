/** A run in the compact form; the literal one is made of it, so the two cannot differ. */
import { packAmounts, type RunNumbers } from '@cardsight/contract'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'
import { presentByCategory } from './category-numbers.ts'
import { presentInsights } from './insights.ts'

/** `cardTexts` is the address of the texts in whose order the cards stand. */
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
