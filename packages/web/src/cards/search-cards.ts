/** Card search by name and issuer, the same everywhere. */
type Named = Readonly<{ name: string; issuer: string }>

/** The cards whose name and issuer contain every word of the query, in their order; all of them without a word. */
export function searchCards<Card>(
  cards: readonly Card[],
  query: string,
  nameOf: (card: Card) => Named,
): readonly Card[] {
  const words = toPlainText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) {
    return cards
  }
  return cards.filter((card) => {
    const { name, issuer } = nameOf(card)
    // People also type "credit card" after names that lack it.
    const text = toPlainText(`${name} ${issuer} credit card`)
    return words.every((word) => text.includes(word))
  })
}

/** In lower case and without marks, so that 'Dunkin' finds 'Dunkin’' and 'atmos' finds 'Atmos™'. */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
}
