/** What the ids of the cards' sources stand for, as `packages/catalog/tables/sources.yaml` says it. */
const names: Readonly<Record<string, string>> = {
  bonuses: 'A public list of sign-up bonuses',
  briantse: 'The open data of a credit card maximiser by Brian Tse',
  cardright: 'The open data of CardRight, which reads issuers’ pages',
  creditodds: 'The open card data of CreditOdds',
  'cc-hub': 'The open calendar and change notes of cc-hub',
  duff: 'The open data of a card finder by duffcalifornia, fees and offers',
  hskl18: 'The open data of a card optimiser by hskl18, which reads issuers’ pages',
  larpcity: 'Issuers’ pages as read by LarpCity',
  perks: 'The open data of 1000Problems, perks',
  tccp: 'Terms of Credit Card Plans survey, Consumer Financial Protection Bureau',
  walletfreak: 'The open data of WalletFreak',
  dswho2: 'A public card list by dswho2',
}

/** The id itself for a source that the catalog has gained since. */
export function sourceName(id: string): string {
  return names[id] ?? id
}
