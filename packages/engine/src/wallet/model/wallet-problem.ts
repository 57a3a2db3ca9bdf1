/** A question prepared for solving: the spending model, and a candidate for every card that may be in the wallet. */

import { offersInForce } from '../../card/terms-in-force.ts'
import type { Obstacle, WalletQuestion } from '../wallet.ts'
import { acceptedCents } from './buckets.ts'
import { type CardSlot, createSlot } from './card-slot.ts'
import { cached, type WalletContext } from './context.ts'
import type { CompiledCard } from './engine.ts'
import { type CardYears, type SpendModel, spendModel } from './spend-model.ts'

/** A card in a slot, with its card years by year of the wallet. They are created on demand. */
export type CandidateCard = Readonly<{
  slot: CardSlot
  cardYears: CardYears
  /** The card in a wallet of this many. Only without others it has credits that need a minimum on the card. */
  inWalletOf: (size: number) => CandidateCard
  /** The same card with points that are worth what they are beyond their limit; null without a limit. */
  beyondLimit: CandidateCard | null
}>

export type WalletProblem = Readonly<{
  question: WalletQuestion
  model: SpendModel
  owned: readonly CandidateCard[]
  /** Open cards that the question allows, that aren't owned and that no rule excludes. */
  candidates: () => CandidateCard[]
  /** Any card as a new one, or as one that is owned. */
  newCard: (cardId: string) => CandidateCard
  ownedCard: (cardId: string) => CandidateCard
}>

/** Throws RangeError for a card that the catalog doesn't have. */
export function prepareProblem(question: WalletQuestion, context: WalletContext): WalletProblem {
  const { spend, compiled, owned, obstacles, candidates } = question
  const canBeUsed = ({ id, isOpen }: CompiledCard['card']) =>
    owned.includes(id) || (isOpen && (candidates === undefined || candidates.has(id)))
  const hasSecured = compiled.cards.some(({ card }) => card.isSecured === true && canBeUsed(card))
  const model = spendModel(context, spend, compiled, hasSecured)
  const indexOf = new Map(compiled.cards.map(({ card }, index) => [card.id, index]))
  const candidate = (cardId: string, isOwned: boolean): CandidateCard => {
    const index = indexOf.get(cardId)
    const cards = isOwned ? compiled.ownedCards : compiled.cards
    const compiledCard = index === undefined ? undefined : cards[index]
    if (index === undefined || compiledCard === undefined) {
      throw new RangeError(`there is no card '${cardId}'`)
    }
    const { years, isIntro } = question
    const yearCents = acceptedCents(model.buckets, compiledCard)
    const hasBonus = isIntro && !obstacles.some((each) => each.cardId === cardId)
    const offers = hasBonus && !isOwned ? offersInForce(compiledCard.card, compiled.assumptions) : []
    const { cents, besideOthers } = model.result.credits[index] ?? { cents: 0, besideOthers: 0 }
    const priced = (own: CompiledCard, creditCents: number): CandidateCard => {
      const candidate: CandidateCard = {
        slot: createSlot(index, own, { years, yearCents, creditCents, isIntro, offers }),
        get cardYears() {
          return model.cardYearsOf(own, years, isIntro)
        },
        inWalletOf: (size) => {
          const ownCents = size === 1 ? cents : besideOthers
          return ownCents === creditCents ? candidate : priced(own, ownCents)
        },
        get beyondLimit() {
          const other =
            own.price.limit === null ? null : cached(context.beyondLimit, own, () => priceBeyond(own))
          return other === null ? null : priced(other, creditCents)
        },
      }
      return candidate
    }
    return priced(compiledCard, besideOthers)
  }
  return {
    question,
    model,
    owned: [...new Set(owned)].map((cardId) => candidate(cardId, true)),
    candidates: () =>
      compiled.cards
        .filter(
          ({ card }) =>
            card.isOpen &&
            (candidates === undefined || candidates.has(card.id)) &&
            !owned.includes(card.id) &&
            exclusionOf(obstacles, card.id) === null,
        )
        .map(({ card }) => candidate(card.id, false)),
    newCard: (cardId) => candidate(cardId, false),
    ownedCard: (cardId) => candidate(cardId, true),
  }
}

/** Points that are worth nothing would make all rates of a card equal. A power of 2 keeps sums exact. */
const LOWEST_VALUE = 2 ** -16

function priceBeyond(card: CompiledCard): CompiledCard {
  const value = Math.min(card.value, Math.max(card.price.limit?.valueBeyond ?? 0, LOWEST_VALUE))
  return { ...card, value, price: { value, limit: null } }
}

/** The rule that excludes a card altogether, if there is one. */
export function exclusionOf(obstacles: readonly Obstacle[], cardId: string): Obstacle | null {
  return obstacles.find((each) => each.cardId === cardId && !each.isBonusOnly) ?? null
}
