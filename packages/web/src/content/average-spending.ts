import type { MonthlyCosts } from '@cardsight/contract/costs'

/**
 * What an average American household spends in a month, in whole dollars: yearly averages of the survey divided by
 * twelve. Groceries are food at home 6,224; gas 2,645; restaurants are food away from home 3,945; travel is public
 * transportation 1,131 and lodging out of town 906; recreation is entertainment 3,609; other is apparel, personal
 * care, drugs, medical and housekeeping supplies, furnishings, phone, alcohol, reading and car repairs 10,269.
 */
export const averageCosts: MonthlyCosts = {
  grocery: 519,
  gas: 220,
  restaurant: 329,
  travel: 170,
  recreation: 301,
  other: 856,
}

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
