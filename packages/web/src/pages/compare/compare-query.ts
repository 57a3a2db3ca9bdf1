/** The cards to compare as a URL query, `?cards=a,b,c`, and what somebody shares with them. */
import { costNames, detailNames } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { type Profile, profileParameters, profileQuery } from '@cardsight/contract/profile'
import type { Costs } from '../../features/spending-form/costs.ts'

export const MOST_CARDS = 4

const CARDS = 'cards'

const sharedParameters: readonly string[] = [...costNames, ...detailNames, ...profileParameters]

export const compareParameters: readonly string[] = [CARDS, ...sharedParameters]

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
  return {
    cardIds,
    betterAddress: isPlain ? null : withShared(compareAddress(cardIds), sharedPart(search)),
  }
}

/** The URL of some cards; without any, that of the page. */
export function compareAddress(cardIds: readonly string[]): string {
  return cardIds.length === 0 ? pagePaths.compare : pagePaths.compareCards(cardIds)
}

/** The URL that shows others the same numbers: with the amounts and what we assume about the person. */
export function shareAddress(cardIds: readonly string[], costs: Costs, profile: Profile): string {
  const amounts = [...costNames.map((name) => [name, costs[name]]), ...Object.entries(costs.details ?? {})]
  const shared = new URLSearchParams([
    ...amounts.filter(([, digits]) => digits !== ''),
    ...Object.entries(profileQuery(profile)),
  ])
  return withShared(compareAddress(cardIds), shared)
}

/** The shared parameters of a query, in its order. */
export function sharedPart(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => sharedParameters.includes(name)))
}

/** Only those that describe the person. */
export function profilePart(search: URLSearchParams): [string, string][] {
  const names: readonly string[] = profileParameters
  return [...search].filter(([name]) => names.includes(name))
}

function withShared(address: string, shared: URLSearchParams): string {
  const query = shared.toString()
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
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
