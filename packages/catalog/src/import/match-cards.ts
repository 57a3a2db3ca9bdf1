/** Finds our card for a card of an outside data set: by id, then by name and issuer. */
import type { CatalogCard } from '../release.ts'
import type { ImportRules } from './import-rules.ts'
import type { OutsideCard } from './statement.ts'

export type Match = Readonly<{ card: CatalogCard }> | Readonly<{ candidates: readonly string[] }>

/** Words that data sets add to names or leave out. Longer ones come first: 'elite' alone tells cards apart. */
const genericWords =
  /\b(world elite mastercard|world mastercard|world elite|visa signature|visa infinite|credit card|visa|mastercard|american express|amex|signature|card|rewards|the|from|for|by)\b/g

/** Returns a function that finds our card, or the candidates: none if the card is unknown, several if it's ambiguous. */
export function createMatcher(cards: readonly CatalogCard[], { cards: aliases, issuers }: ImportRules) {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  return (outside: OutsideCard): Match => {
    const { id, name, issuer } = outside
    const known = cardOfId.get(aliases[id] ?? aliases[`${name}, ${issuer}`] ?? id)
    if (known !== undefined) {
      return { card: known }
    }
    if (name === null || issuer === null) {
      return { candidates: [] }
    }
    const issuerName = issuers[issuer] ?? issuer
    const own = cards.filter((card) => letters(card.issuer) === letters(issuerName))
    const ofIssuer = own.length > 0 || !isBrand(issuer, name) ? own : cards
    const exact = ofIssuer.filter((card) => letters(card.name) === letters(name))
    const similar = ofIssuer.filter((card) => keyOf(card.name, issuerName) === keyOf(name, issuerName))
    const matches = exact.length > 0 ? exact : similar
    const [first, second] = matches
    return first !== undefined && second === undefined
      ? { card: first }
      : { candidates: matches.map(({ id }) => id) }
  }
}

/** Some data sets name the brand instead of the bank, such as Apple or Venmo. */
function isBrand(issuer: string, name: string): boolean {
  return plainText(name).split(' ').includes(plainText(issuer))
}

/** Returns the name's own words in alphabetical order, without those of the issuer. */
function keyOf(name: string, issuer: string): string {
  const plain = plainText(name)
  const ofIssuer = new Set(plainText(issuer).split(' '))
  const words = plain
    .replaceAll(genericWords, ' ')
    .split(' ')
    .filter((word) => word !== '')
  const own = words.filter((word) => !ofIssuer.has(word))
  return own.length > 0 ? own.toSorted().join(' ') : plain
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[®℠™'’.]/g, '')
    .replaceAll(/[^a-z0-9+&]+/g, ' ')
    .trim()
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '')
}
