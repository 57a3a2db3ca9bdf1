import {
  costFields,
  costKeys,
  detailNames,
  detailOf,
  sumOfDetails,
  type TypedCosts,
} from '@cardsight/contract/costs'
import { toCents } from '@cardsight/engine/money'
import type { TypedAmount } from './run.ts'

const OTHER = costFields.other.label

/**
 * What the person typed, for some months and under the labels of the form: the highest first, and Other last. A field with
 * stated parts has what's left of it.
 */
export function typedAmounts(
  { details = {}, ...costs }: TypedCosts,
  rent: number,
  months: number,
): TypedAmount[] {
  const fields = Object.values(costKeys).map((name) => {
    const parts = sumOfDetails(details, name)
    const label = parts > 0 ? costFields[name].restLabel : costFields[name].label
    return { label, dollars: costs[name] - parts }
  })
  const stated = detailNames.map((name) => ({ label: detailOf(name).label, dollars: details[name] ?? 0 }))
  return [...fields, ...stated, { label: 'Rent', dollars: rent }]
    .filter(({ dollars }) => dollars > 0)
    .sort((a, b) => Number(a.label === OTHER) - Number(b.label === OTHER) || b.dollars - a.dollars)
    .map(({ label, dollars }) => ({ label, cents: toCents(dollars * 100 * months) }))
}
