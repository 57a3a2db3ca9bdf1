/** Card filters. Filters and tags are case-insensitive. */

/** Tags and features of a card in the catalog. */
export type FilterableCard = Readonly<{ category: readonly string[]; features: readonly string[] }>

const FAIR = 'fair credit'
const LOW = 'low & no credit'
const GOOD = 'good to excellent credit'

/** In each of these groups, a card needs to match only one of the selected filters. */
const anyOfGroups: readonly (readonly string[])[] = [
  [FAIR, LOW, GOOD],
  ['flat rate cash back', 'rotating categories', 'category cash back'],
]

/** Returns the matching cards in their original order; all cards if no filter is selected. */
export function filterCards<Card extends FilterableCard>(
  cards: readonly Card[],
  chosen: readonly string[],
): Card[] {
  const isKept = createFilter(chosen)
  return cards.filter(isKept)
}

/**
 * True for a card with every selected filter among its tags or features. One match is enough among the selected credit
 * levels, and among the selected kinds of cash back. A card for neither fair nor low credit counts as a card for good to
 * excellent credit.
 */
export function createFilter(chosen: readonly string[]): (card: FilterableCard) => boolean {
  const wanted = [...new Set(chosen.map((filter) => filter.toLowerCase()))]
  const groups = anyOfGroups.map((group) => wanted.filter((filter) => group.includes(filter)))
  const single = wanted.filter((filter) => !anyOfGroups.some((group) => group.includes(filter)))
  const demands = [...groups.filter((group) => group.length > 0), ...single.map((filter) => [filter])]
  return (card) => {
    const tags = tagsOf(card)
    return demands.every((anyOf) => anyOf.some((filter) => tags.has(filter)))
  }
}

function tagsOf({ category, features }: FilterableCard): ReadonlySet<string> {
  const tags = new Set([...category, ...features].map((tag) => tag.toLowerCase()))
  if (!tags.has(FAIR) && !tags.has(LOW)) {
    tags.add(GOOD)
  }
  return tags
}
