/**
 * What the card files don't state about statement credits and caps. Sources, as of 2026-11-15: our corrections of October
 * 2026 and reward structures (account years, amounts by month), and the issuers' names for the merchants of each credit.
 * The account years of two travel credits: NerdWallet and AwardWallet, seen 2026-11-17.
 */
import type { Leaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'

/** Purchases that a credit pays for, if they identify its use: any of the merchants or leaves. */
export type CreditPurchases = Readonly<{ merchants?: readonly MerchantKey[]; leaves?: readonly Leaf[] }>

const restaurants = ['dining', 'fast-food', 'food-delivery'] as const satisfies readonly Leaf[]

/**
 * By credit id. Credits that an app applies before the card is charged, such as Uber Cash, leave no purchase to recognize,
 * and neither do those for one product of a large merchant.
 */
export const creditPurchases: Readonly<Record<string, CreditPurchases>> = {
  'american-express-gold-card-dining-credit': {
    merchants: ['grubhub', 'five-guys', 'cheesecake-factory', 'buffalo-wild-wings'],
  },
  'chase-sapphire-reserve-annual-travel-credit': {
    leaves: [
      ...(['flights', 'hotels', 'vacation-rental', 'car-rental', 'cruise', 'travel-agency'] as const),
      ...(['other-travel', 'transit', 'rideshare', 'parking-tolls', 'rail'] as const),
    ],
  },
  'disney-streaming': { merchants: ['disney-plus', 'hulu', 'espn-plus'] },
  dunkin: { merchants: ['dunkin'] },
  equinox: { merchants: ['equinox'] },
  hilton: { merchants: ['hilton'] },
  lululemon: { merchants: ['lululemon'] },
  'marriott-bonvoy-brilliant-american-express-dining-credit': { leaves: restaurants },
  peloton: { merchants: ['peloton'] },
  rideshare: { leaves: ['rideshare'] },
  stubhub: { merchants: ['stubhub'] },
  'the-platinum-card-digital-entertainment-credit': {
    merchants: [
      ...['disney-plus', 'espn-plus', 'hulu', 'paramount-plus', 'peacock', 'youtube'],
      ...['new-york-times', 'wall-street-journal'],
    ],
  },
  'wells-fargo-autograph-journey-annual-statement-credit': { leaves: ['flights'] },
}

/** Monthly credits that pay another amount in December, by credit id and yearly amount. */
export const unevenCredits: readonly Readonly<{
  creditId: string
  yearlyCents: number
  monthlyCents: number
  decemberCents: number
}>[] = [
  { creditId: 'uber-cash', yearlyCents: 200_00, monthlyCents: 15_00, decemberCents: 35_00 },
  { creditId: 'rideshare', yearlyCents: 150_00, monthlyCents: 12_00, decemberCents: 18_00 },
  { creditId: 'rideshare', yearlyCents: 100_00, monthlyCents: 8_00, decemberCents: 12_00 },
]

/** Yearly credits that renew on the anniversary of the account, by card and credit id. All others renew in January. */
export const accountYearCredits: Readonly<Record<string, readonly string[]>> = {
  'chase-sapphire-preferred': ['chase-sapphire-preferred-annual-hotel-credit'],
  'chase-sapphire-reserve': ['chase-sapphire-reserve-annual-travel-credit'],
  'disney-inspire-visa': ['disney-park-tickets', 'disney-resorts-cruise'],
  'united-explorer': ['united-hotels'],
  'united-quest': ['avis-budget-car-rental', 'united-travel'],
  'us-bank-altitude-reserve-visa-infinite': ['us-bank-altitude-reserve-visa-infinite-annual-travel-credit'],
  'wells-fargo-autograph-journey': ['wells-fargo-autograph-journey-annual-statement-credit'],
}

/** Cards whose yearly caps renew on the anniversary of the account. All others renew in January. */
export const accountYearCapCards: readonly string[] = [
  'pnc-cash-rewards',
  'southwest-rapid-rewards-plus-credit-card',
]
