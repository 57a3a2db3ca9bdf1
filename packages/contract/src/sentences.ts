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

/** For a wallet without cards, on every surface. */
export const NO_CARD_PAYS = 'No card would earn you money'
export const WITHOUT_CARDS =
  'Every card you can get would cost more than it earns. Pay without a credit card for now, and check the credit level and amounts you entered.'

/** Before you close or downgrade a card. */
export function clawbackWarning(months: number): string {
  return `If you opened it less than ${months} months ago, wait: the issuer can take the welcome bonus back.`
}

type Covered = Readonly<{ days: number; isLimited: boolean; isProjected: boolean }>

/** Where the purchases come from. */
export type HistorySource = 'bank' | 'banks' | 'files'

/** A year less a weekend: nobody would call it scaled. */
const WHOLE_YEAR_DAYS = 363

/** Says how short a history is and what we do about it; null if there's nothing to say. */
export function describeCoverage(
  { days, isLimited, isProjected }: Covered,
  source: HistorySource,
): string | null {
  if (!isLimited) {
    return isProjected && days < WHOLE_YEAR_DAYS ? `Scaled from ${days} days to a year.` : null
  }
  const given = `Your ${source} gave us ${days === 1 ? '1 day' : `${days} days`}.`
  return isProjected
    ? `${given} We scaled them to a year.`
    : `${given} That’s too few to project to a year, so we count only what you spent.`
}
