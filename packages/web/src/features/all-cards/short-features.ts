/** Features that fit in a chip. A feature without a short name keeps its own. */
const shortNames: Readonly<Record<string, string>> = {
  'No Foreign Transaction Fees': 'No foreign fees',
  'Category Cash Back': 'Bonus categories',
  'Travel Benefits': 'Travel perks',
  'Flat Rate Cash Back': 'Flat rate',
  'Rotating Categories': 'Rotating',
}

/** What tells cards apart comes first: most cards have no foreign fees. */
const leastTelling: readonly string[] = ['Travel Benefits', 'No Foreign Transaction Fees']

/** More would make a row higher. */
const MOST_CHIPS = 2

export function shortFeatures(features: readonly string[]): string[] {
  return features
    .toSorted((a, b) => leastTelling.indexOf(a) - leastTelling.indexOf(b))
    .slice(0, MOST_CHIPS)
    .map((feature) => shortNames[feature] ?? feature)
}
