/** Finds the bank in a text: the top of a statement, a file name, or an OFX signature. */

/** Returns the common name of the bank that the text names first, or null if it names no bank we know. */
export function findInstitution(text: string): string | null {
  let [first, name]: [number, string | null] = [Number.POSITIVE_INFINITY, null]
  for (const [known, words] of names) {
    const index = text.search(words)
    if (index >= 0 && index < first) {
      first = index
      name = known
    }
  }
  return name
}

/**
 * Short words only where no other word contains them. B1, HAN and Hibernia are how banks sign their OFX
 * files.
 */
const names: readonly (readonly [name: string, words: RegExp])[] = [
  ['American Express', /american ?express|\bamex\b/i],
  ['Apple Card', /apple ?card|goldman sachs bank/i],
  ['Bank of America', /bank ?of ?america|\bbofa\b|^HAN$/i],
  ['Barclays', /barclay/i],
  ['Capital One', /capital ?one|\bcapone|^hibernia$/i],
  ['Charles Schwab', /schwab/i],
  ['Chase', /\bchase(?![a-z])|jp ?morgan|^B1$/i],
  ['Citi', /\bciti(?:bank|group|cards?)?\b/i],
  ['Discover', /discover (?:bank|it|card|financial)|\bdiscover(?:card)?[-_ .]/i],
  ['Fidelity', /fidelity/i],
  ['Navy Federal', /navy ?federal|\bnfcu\b/i],
  ['PNC', /\bpnc\b/i],
  ['SoFi', /\bsofi\b/i],
  ['TD Bank', /\btd ?bank/i],
  ['Truist', /\btruist\b/i],
  ['U.S. Bank', /\bu\.?s\.? ?bank\b|\belan\b/i],
  ['USAA', /\busaa\b/i],
  ['Wells Fargo', /wells ?fargo|\bwfb\b/i],
  ['Ally', /\bally bank|\bally[-_ .]/i],
  ['Venmo', /\bvenmo\b/i],
  ['PayPal', /\bpaypal\b/i],
  ['Synchrony', /synchrony/i],
]
