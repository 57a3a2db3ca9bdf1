/** The part of the catalog that `/your-cards` shows and its forms need. */
import {
  type ChoiceList,
  choiceLists,
  type PreparedCard,
  type PreparedCards,
  profileOptionsOf,
  shopKinds,
  walletCatalogOf,
  type YourCardsInput,
} from '@cardsight/answers'
import { creditId, isMoney, type Release } from '@cardsight/catalog'
import type { CardBrief } from '@cardsight/contract/cards'
import type { WalletCatalog } from '@cardsight/contract/wallet'
import type { BonusInProgress } from '@cardsight/contract/your-cards'
import type { Leaf } from '@cardsight/engine/categories'
import { capitalize } from '@cardsight/engine/text'

export type ShopKind = Readonly<{ leaf: Leaf; name: string }>

export type YourCardsCatalog = WalletCatalog & Readonly<{ kinds: readonly ShopKind[] }>

export function yourCardsCatalogOf(release: Release): YourCardsCatalog {
  return {
    ...walletCatalogOf(release, profileOptionsOf(release)),
    kinds: shopKinds(release).map((kind) => ({ ...kind, name: capitalize(kind.name) })),
  }
}

/** The cards that the page has loaded. Both functions throw if it hasn't loaded any yet. */
export type CurrentCards = Readonly<{ prepared: () => PreparedCards; input: () => YourCardsInput }>

export type OfferedBonus = Readonly<{ spendCents: number; days: number; reward: BonusInProgress['reward'] }>

/** What the form of one card needs from the catalog. */
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
  const isCash = program === undefined || isMoney(program)
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

/** What the tracker shows of a card besides its numbers. */
export type ShownCard = Pick<CardBrief, 'issuer' | 'network' | 'kind' | 'face' | 'link'> &
  Readonly<{
    yourCardId: string
    /** The nickname, or the name of the card. */
    name: string
    cardId: string
    /** The catalog's name, which is drawn on the face. */
    cardName: string
    feeCents: number
    isClosed: boolean
    /** False if we can't know its anniversary. */
    hasOpeningDate: boolean
    /** True if purchases of one of its accounts can be loaded. */
    hasAccount: boolean
  }>

export function shownCards({ cards }: PreparedCards): ShownCard[] {
  return cards.map(shownCard)
}

function shownCard({ card, yourCard, name, opened }: PreparedCard): ShownCard {
  const { id, issuer, network, kind, face, link } = card
  return {
    yourCardId: yourCard.id,
    name,
    cardId: id,
    cardName: card.name,
    ...{ issuer, network, kind, face, link },
    feeCents: card.annualFeeCents,
    isClosed: yourCard.closed !== undefined,
    hasOpeningDate: opened !== null,
    hasAccount: yourCard.accountIds.length > 0,
  }
}
