/** Finds our card for a card of an outside data set: by id, then by name and issuer. */
import type { CatalogCard } from '../release.ts'
import type { ImportRules } from './import-rules.ts'
import type { OutsideCard } from './statement.ts'

export type Match = Readonly<{ card: CatalogCard }> | Readonly<{ candidates: readonly string[] }>

/** Words that data sets add to names or leave out. */
const genericWords: ReadonlySet<string> = new Set(
  'a the card credit from by for with and visa mastercard amex american express signature infinite world elite platinumplus rewards'.split(
    ' ',
  ),
)

/** Returns a function that finds our card, or the candidates: none if the card is unknown, several if it's ambiguous. */
export function createMatcher(cards: readonly CatalogCard[], { cards: aliases, issuers }: ImportRules) {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  return (outside: OutsideCard): Match => {
    const known = cardOfId.get(aliases[outside.id] ?? outside.id)
    if (known !== undefined) {
      return { card: known }
    }
    const { name, issuer } = outside
    if (name === null || issuer === null) {
      return { candidates: [] }
    }
    const issuerName = issuers[issuer] ?? issuer
    const ofIssuer = cards.filter((card) => isSameIssuer(card.issuer, issuerName))
    const exact = ofIssuer.filter((card) => letters(card.name) === letters(name))
    const similar = ofIssuer.filter((card) => keyOf(card.name, issuerName) === keyOf(name, issuerName))
    const matches = exact.length > 0 ? exact : similar
    const [first, second] = matches
    return first !== undefined && second === undefined
      ? { card: first }
      : { candidates: matches.map(({ id }) => id) }
  }
}

function isSameIssuer(a: string, b: string): boolean {
  return letters(a) === letters(b)
}

/** Returns the name's own words in alphabetical order, without those of the issuer. */
function keyOf(name: string, issuer: string): string {
  const words = wordsOf(name)
  const ofIssuer = new Set(wordsOf(issuer))
  const own = words.filter((word) => !genericWords.has(word) && !ofIssuer.has(word))
  return (own.length > 0 ? own : words).toSorted().join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[®℠™'’.]/g, '')
    .split(/[^a-z0-9+&]+/)
    .filter((word) => word !== '')
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9+]/g, '')
}
