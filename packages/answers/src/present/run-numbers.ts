/** Builds the compact form of a run. The full form is expanded from it, so the two can't differ. */
import type { RunNumbers } from '@cardsight/contract/backtest'
import type { Run } from '../run/run.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { presentInsights } from './insights.ts'
import { presentUnits } from './units.ts'

/** `cardTexts` is the path of the texts whose card order the columns use. */
export function presentRunNumbers(run: Run, cardTexts: string): RunNumbers {
  return {
    form: 'numbers',
    catalogVersion: run.catalog.release.version,
    cardTexts,
    habits: run.catalog.habits,
    rent: run.rent,
    ...(run.brands === undefined ? {} : { brands: run.brands }),
    ...presentUnits(run),
    usableCents: usableCentsOf(run),
    insights: presentInsights(run),
  }
}
