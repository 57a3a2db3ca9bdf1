/** What a balance that is carried from month to month costs: more than any reward, as a rule. */
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'

/**
 * Cents a year on the card with the lowest rate, at the lowest that its issuer states: nobody pays less. Null where no
 * issuer states one.
 */
export function interestCents(
  balanceCents: number,
  cards: readonly Pick<WalletCardInfo, 'apr'>[],
): number | null {
  const rates = cards.flatMap(({ apr }) => (apr === null ? [] : [apr[0]]))
  return rates.length === 0 ? null : Math.round((balanceCents * Math.min(...rates)) / 100)
}

export type RankedByCost = Readonly<{ cardId: string; adds: number; interest: number; left: number }>

/** Cards by what is left of what they add when the balance is carried on the cheapest of the wallet. */
export function rankByCost(
  next: readonly Readonly<{ cardId: string; added: number }>[],
  held: readonly WalletCardInfo[],
  cards: ReadonlyMap<string, WalletCardInfo>,
  balanceCents: number,
): RankedByCost[] {
  return next
    .flatMap(({ cardId, added }) => {
      const card = cards.get(cardId)
      const interest = card === undefined ? null : interestCents(balanceCents, [...held, card])
      return interest === null ? [] : [{ cardId, adds: added, interest, left: added - interest }]
    })
    .sort((a, b) => b.left - a.left || (a.cardId < b.cardId ? -1 : 1))
}
