import { searchCards, toPlainText } from '../../cards/search-cards.ts'

/** A card that can be added to the comparison. */
export type CardChoice = Readonly<{ cardId: string; name: string; issuer: string }>

/** Cards whose name or issuer contains every word of the query: those whose name starts with it first. */
export function findChoices(choices: readonly CardChoice[], query: string, most: number): CardChoice[] {
  const asked = toPlainText(query).trim()
  const rank = ({ name }: CardChoice) => (toPlainText(name).startsWith(asked) ? 0 : 1)
  const found = searchCards(choices, query, (choice) => choice)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}
