/** What the form of one card needs from the catalog. */
import { type ChoiceList, choiceLists } from '@cardsight/answers'
import { creditId, type Release } from '@cardsight/catalog'
import type { BonusInProgress } from '@cardsight/contract/your-cards'
import { capitalize } from './your-cards-catalog.ts'

export type OfferedBonus = Readonly<{ spendCents: number; days: number; reward: BonusInProgress['reward'] }>

export type YourCardFacts = Readonly<{
  /** The first tier of the current offer; null without one. */
  offer: OfferedBonus | null
  choices: readonly ChoiceList[]
  credits: readonly Readonly<{ id: string; name: string }>[]
  /** 'points' or 'miles'; null if the card earns cash back. */
  unit: string | null
}>

/** Null for a card that the catalog doesn't have. */
export function cardFactsOf(release: Release, cardId: string): YourCardFacts | null {
  const card = release.cards.find(({ id }) => id === cardId)
  if (card === undefined) {
    return null
  }
  const program = release.programs[card.program]
  const isCash = program === undefined || program.values === 'face'
  const [tier] = card.engine.bonus
  const cents = tier?.valueCents ?? (isCash ? tier?.points : undefined)
  return {
    offer:
      tier === undefined || tier.spend === 0
        ? null
        : {
            spendCents: tier.spend,
            days: tier.days,
            reward: cents === undefined ? { kind: 'points', points: tier.points } : { kind: 'cash', cents },
          },
    choices: choiceLists(card, release).map((list) => ({
      ...list,
      options: list.options.map(({ key, name }) => ({ key, name: capitalize(name) })),
    })),
    credits: (card.credits ?? []).map(({ name }) => ({ id: creditId(name, card), name })),
    unit: isCash ? null : program.unit,
  }
}
