import type { CardInfo } from '@cardsight/contract/schemas'

type Variants = CardInfo['variants']

export type VariantGroup = Readonly<{
  /** 'as' before the name of an edition, 'for' before people. */
  start: 'as' | 'for'
  links: readonly Readonly<{ cardId: string; text: string }>[]
}>

/** Splits variants into editions, such as Student, and those for a group of people, such as NHL fans. */
export function variantGroupsOf(variants: Variants): VariantGroup[] {
  const linksOf = (isPeople: boolean) =>
    variants
      .filter(({ audience }) => audience.includes(' ') === isPeople)
      .map(({ cardId, audience }) => ({ cardId, text: isPeople ? withinSentence(audience) : audience }))
  const groups: VariantGroup[] = [
    { start: 'as', links: linksOf(false) },
    { start: 'for', links: linksOf(true) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

/** 'People building credit' → 'people building credit'. Names keep their capitals. */
function withinSentence(audience: string): string {
  return audience.replace(/^(?:People|Supporters|Credit|Customers|Members)\b/, (word) => word.toLowerCase())
}
