/** Sentences that docs/product quotes. Screens and server import them from here. */
export const sentences = {
  productName: 'Cardsight',
  bankProvider: 'Plaid',
  oopsTitle: 'Oops!',
  oopsDefault: 'Something went wrong',
  goHome: 'Go Home',
  genericFailure: 'something went wrong',
  cardFetchFailure: 'Oops, Something went wrong. Please try again later.',
  findYourBestCard: 'Find Your Best Card',
  findYourBestCardAndEarnMore: 'Find Your Best Card & Earn More!',
  maximizeYourRewards: 'Maximize your rewards',
  advertiserDisclosure: 'Advertiser Disclosure',
  mission: 'To save users money and time',
  dashboardTitle: 'Find Your Best Credit Card Based on Your Spend',
  dashboardDescription: 'Maximize rewards with personalized recommendations, based on your spend.',
} as const

/** Before you close or downgrade a card. */
export function clawbackWarning(months: number): string {
  return `If you opened it less than ${months} months ago, wait: the issuer can take the welcome bonus back.`
}
