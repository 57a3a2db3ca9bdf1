/** Costs as a person types them: the six amounts, with finer ones if they want. */
import { type CostDetails, type DetailQuery, detailNames, detailsOf, sumOfDetails } from './cost-details.ts'
import { type CostKey, costFields, costKeys, type MonthlyCosts, mapCosts } from './costs.ts'

/** The six amounts, and finer ones if the person stated any. */
export type TypedCosts = MonthlyCosts & Readonly<{ details?: CostDetails }>

/** Returns the amounts of a query by name. */
export function costsOf(query: Readonly<Record<CostKey, number>> & DetailQuery): TypedCosts {
  const details = detailsOf(query)
  return {
    ...mapCosts((name) => query[costFields[name].key]),
    ...(details === null ? {} : { details }),
  }
}

/** Query parameters of some costs. Without details, they're the six numeric keys alone. */
export function costsQuery({ details = {}, ...costs }: TypedCosts): [string, string][] {
  return [
    ...Object.entries(costKeys).map(([key, name]): [string, string] => [key, String(costs[name])]),
    ...detailNames.flatMap((name): [string, string][] =>
      details[name] === undefined ? [] : [[name, String(details[name])]],
    ),
  ]
}

/** Dollars a month: the six amounts, and what comes on top of them. */
export function totalOfTypedCosts({ details = {}, ...costs }: TypedCosts): number {
  return Object.values(costs).reduce((sum, dollars) => sum + dollars, sumOfDetails(details, null))
}
