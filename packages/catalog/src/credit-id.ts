/**
 * Ids of statement credits. A credit with a brand has the same id on every card, because it's the same habit: who uses
 * Uber Cash uses it on any card. A generic credit, such as 'Travel Credit', differs by card and has the card's id in its own.
 */

/** Words that don't change what a brand's credit is for: the 'Resy Dining Credit' is the 'Resy Credit'. */
const fillers: readonly string[] = [
  ...['annual', 'statement', 'credit', 'credits', 'or', 'and'],
  ...['dining', 'flight', 'hotel'],
  // Global Entry is the same habit, with or without NEXUS.
  'nexus',
]

/** Words that name a kind of spending, but no brand. */
const kinds: readonly string[] = [
  ...['air', 'airline', 'fee', 'incidental', 'travel', 'experience', 'property', 'reward'],
  ...['digital', 'entertainment', 'subscription', 'streaming', 'service', 'restaurant'],
  ...['lifestyle', 'splurge', 'monthly', 'spend'],
]

/** Variants of a card share their generic credits. */
export function creditId(
  name: string,
  { id, variantOf = id }: Readonly<{ id: string; variantOf?: string | undefined }>,
): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const specific = words.filter((word) => !fillers.includes(word))
  const hasBrand = specific.some((word) => !kinds.includes(word))
  return hasBrand ? specific.join('-') : [variantOf, ...words].join('-')
}
