/**
 * Point values of the golden tests, in hundredths of a cent. They are fixed, so a publisher's new edition doesn't change
 * cents that were calculated by hand. Programs that aren't listed have their usual value.
 */
export const goldenPointValues = {
  aadvantage: 140,
  aeroplan: 140,
  'amex-membership-rewards': 150,
  'amtrak-guest-rewards': 256,
  avios: 110,
  'bilt-rewards': 155,
  'capital-one-miles': 145,
  'chase-ultimate-rewards': 150,
  'choice-privileges': 75,
  'citi-thankyou': 150,
  'delta-skymiles': 110,
  'hilton-honors': 35,
  'ihg-one-rewards': 59,
  'marriott-bonvoy': 73,
  'united-mileageplus': 130,
  'wells-fargo-rewards': 140,
  'wells-fargo-rewards/wells-fargo-autograph': 100,
  'wyndham-rewards': 57,
} as const
