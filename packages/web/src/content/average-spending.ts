import { defaultProfile, describeProfile } from '@cardsight/contract/profile'

export { averageCosts, youngCosts } from '@cardsight/contract/costs'

export const averageSource = {
  year: 2024,
  youngYear: 2023,
  name: 'U.S. Bureau of Labor Statistics, Consumer Expenditure Surveys',
  address: 'https://www.bls.gov/cex/',
} as const

/** The person that pages assume unless they say otherwise, in a line. The default profile has no ids to name. */
export const assumedPerson = describeProfile(defaultProfile, { programs: [], memberships: [], credits: [] })
