/** Which cards are compared, as the address has them: `?cards=a,b,c`. */
import { pagePaths } from '@cardsight/contract'

export const MOST_CARDS = 3

export const CARDS = 'cards'

export type CompareQuery = Readonly<{
  /** As asked, each once; known or not. */
  cardIds: readonly string[]
  /** Where the same question stands in an address that can be shared, if not in this one. */
  betterAddress: string | null
}>

/** A form sends a field for each choice, empty ones too; those become one list. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const fields = search.getAll(CARDS)
  const cardIds = [...new Set(fields.flatMap((field) => field.split(',')).map((id) => id.trim()))].filter(
    (id) => id !== '',
  )
  const isPlain = fields.length === 0 || (fields.length === 1 && fields[0] === cardIds.join(','))
  if (isPlain && cardIds.length > 0) {
    return { cardIds, betterAddress: null }
  }
  const address = cardIds.length === 0 ? pagePaths.compare : pagePaths.compareCards(cardIds)
  return { cardIds, betterAddress: isPlain ? null : address }
}

/** The cards to show, and what is to be said about those that are not. */
export function chooseCards(asked: readonly string[], known: ReadonlySet<string>) {
  const found = asked.filter((id) => known.has(id))
  const unknown = asked.filter((id) => !known.has(id))
  return { shown: found.slice(0, MOST_CARDS), unknown, tooMany: found.length > MOST_CARDS }
}

/** Sentences about what was asked and could not be done. */
export function compareNotes({
  unknown,
  tooMany,
}: Pick<ReturnType<typeof chooseCards>, 'unknown' | 'tooMany'>) {
  const names = unknown.map((id) => `“${id}”`).join(', ')
  return [
    ...(unknown.length === 0
      ? []
      : [`We keep no card called ${names}, so ${unknown.length === 1 ? 'it is' : 'they are'} left out.`]),
    ...(tooMany ? [`Only ${MOST_CARDS} cards fit side by side: these are the first ${MOST_CARDS}.`] : []),
  ]
}
