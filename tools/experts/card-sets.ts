/** Sets of cards that experts name together. Rules accept any of a set, so that a changed offer doesn't break them. */

/** 2% on everything, no annual fee, no membership that costs money. */
export const flatTwoPercent = [
  'bread-cashback-american-express-card',
  'citi-double-cash',
  'pnc-cash-unlimited',
  'sofi-credit-card',
  'synchrony-premier-world-mastercard',
  'td-double-up',
  'us-bank-smartly-visa-signature',
  'wells-fargo-active-cash',
]

/** Cards for groceries and gas that guides recommend to families. */
export const familyCards = [
  'blue-cash-preferred-card',
  'blue-cash-everyday-card',
  'citi-strata',
  'citi-strata-premier',
]

/** Cards with a fee of at most $95 that lists of the best first travel card agree on. */
export const starterTravelCards = [
  'capital-one-venture-rewards',
  'chase-sapphire-preferred',
  'citi-strata-premier',
  'wells-fargo-autograph-journey',
]

/** Any of these is a sound main card for a household with good credit. */
export const soundMainCards = [
  ...flatTwoPercent,
  ...familyCards,
  ...starterTravelCards,
  'bank-of-america-unlimited-cash-rewards',
  'chase-freedom-flex',
  'chase-freedom-unlimited',
  'wells-fargo-autograph',
]

/** Business cards whose welcome bonus lists for freelancers name first. They take a person's own name and number. */
export const firstBusinessCards = [
  'chase-ink-business-cash',
  'chase-ink-business-preferred',
  'chase-ink-business-unlimited',
]

/** Cards for companies only. */
export const companyCards = ['bill-divvy-card', 'brex-card', 'mercury-io-card', 'ramp-corporate-card']

/** Points that move to airlines and hotels. */
export const transferPrograms = [
  'amex-membership-rewards',
  'bilt-rewards',
  'capital-one-miles',
  'chase-ultimate-rewards',
  'citi-thankyou',
  'wells-fargo-rewards',
]

/** Points that lose much of their value as cash. */
export const weakCashPrograms = ['amex-membership-rewards', 'bilt-rewards', 'capital-one-miles']

/** Cards with an annual fee of $300 or more whose value is in lounges and credits. */
export const luxuryCards = [
  'the-platinum-card',
  'chase-sapphire-reserve',
  'citi-strata-elite',
  'capital-one-venture-x',
]

/** No rewards, but 18 months or more without interest on transfers. */
export const balanceTransferCards = [
  'bankamericard',
  'citi-diamond-preferred',
  'citi-simplicity-card',
  'pnc-spend-wise',
  'us-bank-shield',
  'wells-fargo-reflect',
]

/** Cards that no one can apply for. */
export const unavailableCards = [
  'atlas-card',
  'chase-ritz-carlton',
  'robinhood-platinum',
  'amex-everyday-credit-card',
  'bilt-mastercard',
  'chase-freedom',
  'citi-custom-cash',
  'citi-premier',
  'citi-prestige',
  'nhl-discover-it',
  'us-bank-altitude-reserve-visa-infinite',
]
