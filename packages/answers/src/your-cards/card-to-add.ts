/** The card that you don't have and that would earn the most at a place. */
import { noUsableCents } from '@cardsight/contract/runs'
import type { YourCard } from '@cardsight/contract/your-cards'
import { pointValue } from '@cardsight/engine/values'
import { valuationOfHolder } from '../run/about-cards.ts'
import { walletCandidates } from '../wallet/wallet-candidates.ts'
import { type PreparedCards, prepareYourCards, type YourCardsInput } from './prepare.ts'
import { describeChoice } from './sentences.ts'
import { type CardChoice, type PurchaseNow, whichCard } from './which-card.ts'

/** Amounts are cents. */
export type CardToAdd = Readonly<{
  cardId: string
  name: string
  /** What the purchase earns, after a foreign transaction fee and without a welcome bonus. */
  totalCents: number
  /** More than the best of your cards earns. */
  moreCents: number
  annualFeeCents: number
  reason: string
}>

/** Answers for many places at once: preparing all cards takes much longer than one answer. */
export function cardsToAdd(input: YourCardsInput): (purchase: PurchaseNow) => CardToAdd | null {
  const { catalog, yourCards, profile } = input
  const owned = yourCards.cards.map(({ cardId }) => cardId)
  const own = prepareYourCards(input)
  const person = { profile, options: catalog.profileOptions }
  const added = [...walletCandidates(catalog.release.cards, owned, person)].map((id) => withCard(input, id))
  return (purchase) => {
    const ownCents = Math.max(0, ...whichCard(own, purchase).filter(isAccepted).map(earnedBy))
    const offers = added.flatMap((prepared) => {
      const [choice] = whichCard(prepared, purchase).filter(isAccepted)
      const card = prepared.cards[0]?.card
      return choice === undefined || card === undefined ? [] : [{ prepared, choice, card }]
    })
    const [best] = offers.sort(
      (a, b) => earnedBy(b.choice) - earnedBy(a.choice) || a.card.annualFeeCents - b.card.annualFeeCents,
    )
    const moreCents = best === undefined ? 0 : earnedBy(best.choice) - ownCents
    return best === undefined || moreCents <= 0
      ? null
      : {
          cardId: best.card.id,
          name: best.card.name,
          totalCents: earnedBy(best.choice),
          moreCents,
          annualFeeCents: best.card.annualFeeCents,
          reason: describeChoice(best.prepared, best.choice).reason,
        }
  }
}

/**
 * Prepared together with your cards, because points can be worth more with another card. They're worth what they are to
 * a person who doesn't have the card: an airline's points aren't yet of use to everyone.
 */
function withCard(input: YourCardsInput, cardId: string): PreparedCards {
  const { catalog, yourCards, profile } = input
  const owned = yourCards.cards.map((card) => card.cardId)
  const unlocked = valuationOfHolder([...owned, cardId], profile, catalog, noUsableCents).unlocked?.[cardId]
  const card = catalog.release.cards.find(({ id }) => id === cardId)
  const program = unlocked?.program ?? card?.engine.program ?? ''
  const added: YourCard = {
    ...{ id: cardId, cardId, accountIds: [] },
    ...{ choices: [], credits: [], ticks: [], activated: [] },
    pointValue: pointValue(program, valuationOfHolder(owned, profile, catalog, noUsableCents)),
  }
  const prepared = prepareYourCards({
    ...input,
    yourCards: { ...yourCards, cards: [added, ...yourCards.cards] },
  })
  return { ...prepared, cards: prepared.cards.slice(0, 1) }
}

function isAccepted({ refusedAt }: CardChoice): boolean {
  return refusedAt === null
}

function earnedBy({ rewardCents, feeCents }: CardChoice): number {
  return rewardCents - feeCents
}
