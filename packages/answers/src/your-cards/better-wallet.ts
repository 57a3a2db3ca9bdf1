/** A wallet that would earn more in a usual year than the cards you have. */
import { isThinFile } from '@cardsight/contract/runs'
import type { Spend } from '@cardsight/engine/spending'
import { findBestWallet, findNextCards, valueWallet, type WalletQuestion } from '@cardsight/engine/wallet'
import { walletForProfile } from '../wallet/wallet-for-profile.ts'
import type { YourCardsInput } from './prepare.ts'

export type BetterWallet = Readonly<{
  /** In catalog order. Cards that you have can be among them. */
  cardIds: readonly string[]
  /** Cents a year more than your cards, after fees. */
  addsCents: number
}>

type Limits = Readonly<{
  /** The most cards, if you have more. */
  mostCards: number
  leastCents: number
  /** Asked often. After true the answer is null. */
  shouldStop?: () => boolean
}>

/**
 * The best wallet with no more cards than you have, if it earns at least so much more than yours. Both count as cards
 * that you've had for a while: no welcome bonuses and no first-year terms. Null without open cards, and if no card is worth
 * having.
 */
export function findBetterWallet(
  input: YourCardsInput,
  spend: Spend,
  { mostCards, leastCents, shouldStop = () => false }: Limits,
): BetterWallet | null {
  const { catalog } = input
  const owned = openCardIds(input)
  if (owned.length === 0) {
    return null
  }
  const personal = personalQuestion(input, spend)
  const question: WalletQuestion = {
    ...personal,
    owned: [],
    candidates: new Set([...(personal.candidates ?? []), ...owned]),
    size: Math.min(owned.length, mostCards),
  }
  const { wallets: context, release } = catalog
  const answer = findBestWallet(question, { context, shouldStop })
  if (answer === null || answer.best.cards.length === 0) {
    return null
  }
  const totalOf = (ids: readonly string[]) => valueWallet({ ...question, owned: ids }, ids, context).total
  const best = new Set(answer.best.cards.map(({ cardId }) => cardId))
  const addsCents = totalOf([...best]) - totalOf(owned)
  return addsCents < leastCents
    ? null
    : { cardIds: release.cards.map(({ id }): string => id).filter((id) => best.has(id)), addsCents }
}

/** What a card would add to yours, in its first year with its welcome bonus. Most first. Null if it was stopped. */
export function findCardsToAdd(
  input: YourCardsInput,
  spend: Spend,
  { shouldStop = () => false }: Pick<Limits, 'shouldStop'> = {},
): ReturnType<typeof findNextCards> {
  const question = { ...personalQuestion(input, spend), isIntro: true }
  return findNextCards(question, { context: input.catalog.wallets, shouldStop })
}

/** With the credits that you use on your cards. */
function personalQuestion(input: YourCardsInput, spend: Spend): WalletQuestion {
  const { catalog, yourCards, profile } = input
  const open = yourCards.cards.filter(({ closed }) => closed === undefined)
  const credits = [...new Set([...profile.credits, ...open.flatMap((card) => card.credits)])]
  const owned = openCardIds(input)
  const opened = yourCards.cards.map((card) => card.opened)
  const thinFile = profile.thinFile || isThinFile(opened, catalog.assumptions.today)
  return {
    ...walletForProfile(catalog, spend, owned, { ...profile, credits, thinFile }),
    size: owned.length + 1,
    years: 1,
    isIntro: false,
    obstacles: [],
  }
}

function openCardIds({ catalog, yourCards }: YourCardsInput): string[] {
  const open = new Set(
    yourCards.cards.filter(({ closed }) => closed === undefined).map(({ cardId }) => cardId),
  )
  return catalog.release.cards.map(({ id }): string => id).filter((id) => open.has(id))
}
