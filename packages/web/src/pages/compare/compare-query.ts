/** The cards to compare as a URL query: `?cards=a,b,c`. */
import { pagePaths } from '@cardsight/contract/paths'

export const MOST_CARDS = 3

export const CARDS = 'cards'

export type CompareQuery = Readonly<{
  /** As requested, each once; known or not. */
  cardIds: readonly string[]
  /** The canonical URL of the same comparison, if this isn't it. */
  betterAddress: string | null
}>

/** A form sends one field per choice, including empty ones; they become one list. */
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

/** The cards to show, and the notes about the others. */
export function chooseCards(asked: readonly string[], known: ReadonlySet<string>) {
  const found = asked.filter((id) => known.has(id))
  const unknown = asked.filter((id) => !known.has(id))
  return { shown: found.slice(0, MOST_CARDS), unknown, tooMany: found.length > MOST_CARDS }
}

/** Notes about what was requested but isn't shown. */
export function compareNotes({
  unknown,
  tooMany,
}: Pick<ReturnType<typeof chooseCards>, 'unknown' | 'tooMany'>) {
  const names = unknown.map((id) => `“${id}”`).join(', ')
  return [
    ...(unknown.length === 0
      ? []
      : [`We don’t have a card called ${names}, so we left ${unknown.length === 1 ? 'it' : 'them'} out.`]),
    ...(tooMany ? [`Only ${MOST_CARDS} cards fit side by side. These are the first ${MOST_CARDS}.`] : []),
  ]
}
