/** Which cards a choice of filters keeps. Filters and tags are compared without regard to case. */

/** What is known of a card: the tags and the features that the catalog gives it. */
export type FilterableCard = Readonly<{ category: readonly string[]; features: readonly string[] }>

const FAIR = 'fair credit'
const LOW = 'low & no credit'
const GOOD = 'good to excellent credit'

/** Within each of these groups any one of the chosen filters is enough. */
const anyOfGroups: readonly (readonly string[])[] = [
  [FAIR, LOW, GOOD],
  ['flat rate cash back', 'rotating categories', 'category cash back'],
]

/** The cards that fit all that is chosen, in the order in which they came; all of them where nothing is. */
export function filterCards<Card extends FilterableCard>(
  cards: readonly Card[],
  chosen: readonly string[],
): Card[] {
  const isKept = createFilter(chosen)
  return cards.filter(isKept)
}

/**
 * True for a card that has every chosen filter among its tags or features. Of the chosen credit levels, and of the chosen
 * kinds of cash back, one is enough. A card for neither fair nor low credit counts as one for good to excellent credit.
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
