/** Variants of one product, such as a student or secured edition: lists show one row for all of them. */
import type { CardText } from './cards.ts'
import { levelNeeded } from './reach.ts'

type Variant = Pick<CardText, 'cardId' | 'name' | 'variantOf' | 'audience' | 'needs'>

export type VariantGroup<Card extends Variant> = Readonly<{ shown: Card; others: readonly Card[] }>

/**
 * Groups cards by product, in the order of their first card. The product itself is shown if it's within reach; otherwise
 * the variant within reach that asks for the highest credit level, then the first by order.
 */
export function groupVariants<Card extends Variant>(
  cards: readonly Card[],
  isWithinReach: (card: Card) => boolean,
): VariantGroup<Card>[] {
  const groups = new Map<string, Card[]>()
  for (const card of cards) {
    const product = card.variantOf ?? card.cardId
    groups.set(product, [...(groups.get(product) ?? []), card])
  }
  return [...groups.values()].flatMap((group) => {
    const [shown] = group.toSorted(
      (a, b) =>
        Number(isWithinReach(b)) - Number(isWithinReach(a)) ||
        Number(b.variantOf === null) - Number(a.variantOf === null) ||
        levelNeeded(b.needs) - levelNeeded(a.needs),
    )
    return shown === undefined ? [] : [{ shown, others: group.filter((card) => card !== shown) }]
  })
}
