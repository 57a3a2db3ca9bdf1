/** Cards that go best with one card, by the value of the two together. */
import { toCents } from '../../money.ts'
import { createWalletContext, type WalletContext } from '../model/context.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import { type CandidateCard, prepareProblem } from '../model/wallet-problem.ts'
import { describeWallet } from '../report/describe-wallet.ts'
import { additionsTo, boundsBeside } from '../search/bound-table.ts'
import { singleCardCents } from '../search/search-wallets.ts'
import { valueCards } from '../search/value-cards.ts'
import type { WalletValue } from '../search/wallet-value.ts'
import type { Partner, WalletQuestion } from '../wallet.ts'

/**
 * The cards that add most to a card, at most `most` of them: open, not excluded, adding something to the card and gaining
 * something from it. Most first, then by name. Both count as new; the question's own cards and size are ignored.
 */
export function findPartners(
  question: WalletQuestion,
  cardId: string,
  most: number,
  context: WalletContext = createWalletContext(),
): Partner[] {
  const problem = prepareProblem(question, context)
  const { model } = problem
  const { years } = question
  const own = problem.newCard(cardId)
  const candidates = problem.candidates().filter(({ slot }) => slot.card !== own.slot.card)
  const ownCents = singleCardCents(model, own.slot, years)
  const { root, entries } = boundsBeside({ model, years, required: [own], candidates }, [own])
  const nameRank = new Map(Array.from(question.compiled.openByName, (card, index) => [card, index] as const))
  const rankOf = ({ card }: Found) => nameRank.get(card.slot.card) ?? 0
  let found: Found[] = []
  for (const { card, added } of additionsTo(root, entries)) {
    const bound = toWhole(root.upperBound + added)
    const least = found.length < most ? ownCents + 1 : (found.at(-1)?.cents ?? 0)
    if (bound < least) {
      break
    }
    const alone = singleCardCents(model, card.slot, years)
    const lowerBound = (Math.max(least, alone) - 1) * SUBCENTS_PER_CENT
    const value = bound <= alone ? null : valueCards(model, [own, card], years, lowerBound)
    const cents = toWhole(value?.subcents ?? 0)
    if (value !== null && cents > ownCents && cents > alone) {
      found = [...found, { card, value, alone, cents }]
        .sort((a, b) => b.cents - a.cents || rankOf(a) - rankOf(b))
        .slice(0, most)
    }
  }
  return found.map(({ card, value, alone, cents }) => ({
    cardId: card.slot.compiledCard.card.id,
    added: toCents(cents - ownCents),
    alone: toCents(alone),
    wallet: describeWallet(model, value, years),
  }))
}

type Found = Readonly<{ card: CandidateCard; value: WalletValue; alone: number; cents: number }>

function toWhole(subcents: number): number {
  return Math.round(subcents / SUBCENTS_PER_CENT)
}
