import type { MonthlyCosts } from '@cardsight/contract/costs'

export { averageCosts } from '@cardsight/contract/costs'

/**
 * The same for households whose reference person is under 25, a year earlier: groceries 3,149; gas 2,164; restaurants
 * 2,804; recreation 1,835; other 5,916 without medical supplies and travel 765 without lodging, which the survey
 * withholds for small samples.
 */
export const youngCosts: MonthlyCosts = {
  grocery: 262,
  gas: 180,
  restaurant: 234,
  travel: 64,
  recreation: 153,
  other: 493,
}

export const averageSource = {
  year: 2024,
  youngYear: 2023,
  name: 'U.S. Bureau of Labor Statistics, Consumer Expenditure Surveys',
  address: 'https://www.bls.gov/cex/',
} as const
