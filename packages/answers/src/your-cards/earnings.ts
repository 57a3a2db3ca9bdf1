/** What the card behind each purchase earned, and what the best of your other cards would have earned instead. */
import type { Purchase } from '@cardsight/engine/spending'
import { comparePurchases } from './missed.ts'
import type { YourCardsInput } from './prepare.ts'

export type PurchaseEarning = Readonly<{
  usedId: string
  earnedCents: number
  /** Null if no other card would have earned more, as "what you missed" says for the last year. */
  better: Readonly<{ id: string; cents: number }> | null
}>

/** One entry for each purchase of the input, null for those that no card of yours paid. */
export function earningsOf(input: YourCardsInput): (PurchaseEarning | null)[] {
  const { paid, lines } = comparePurchases(input)
  const betterOf = new Map(
    lines.map(({ purchase, betterId: id, betterCents: cents }) => [purchase, { id, cents }]),
  )
  const found = new Map<Purchase, PurchaseEarning>(
    paid.map(({ used, each, earned }) => [
      each.purchase,
      { usedId: used.yourCard.id, earnedCents: earned, better: betterOf.get(each.purchase) ?? null },
    ]),
  )
  return input.purchases.map((purchase) => found.get(purchase) ?? null)
}
