/** Builds the compact form of a run. The full form is expanded from it, so the two can't differ. */
import { packAmounts, type RunNumbers } from '@cardsight/contract/schemas'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'
import { presentByCategory } from './category-numbers.ts'
import { presentInsights } from './insights.ts'

/** `cardTexts` is the path of the texts whose card order the columns use. */
export function presentRunNumbers(run: Run, cardTexts: string): RunNumbers {
  const { release, compiled } = run.catalog
  const fees = announcedFees(run)
  return {
    form: 'numbers',
    catalogVersion: release.version,
    cardTexts,
    overall: packAmounts(amountsOf(run.result.overall), [...compiled.cards.keys()]),
    ...presentByCategory(run),
    ...(fees.length === 0 ? {} : { fees }),
    insights: presentInsights(run),
  }
}

/** Fees by year of the cards whose fee changes during the projection, or has changed since its file was written. */
function announcedFees({ catalog: { compiled } }: Run): NonNullable<RunNumbers['fees']> {
  return compiled.cards.flatMap(({ card: { fee }, fees: [one = 0, two = 0, three = 0] }, card) => {
    const cents: [number, number, number] = [one, two - one, three - two]
    const isAsStated = cents.every((own, year) => own === (year === 0 ? fee.firstYear : fee.later))
    return isAsStated ? [] : [{ card, cents }]
  })
}
