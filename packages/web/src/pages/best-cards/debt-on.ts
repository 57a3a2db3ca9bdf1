/** What a debt costs on the cards that the page lists. */
import type { DebtAnswer } from '@cardsight/contract/backtest'
import { createFilter } from '@cardsight/engine/ranking'
import type { DebtCards } from '../../cards/debt-answer.tsx'
import type { ListedCard, Ranking } from '../../features/ranking/answer.ts'

/** Null if rewards decide: without a debt, and without a filter about lending. */
export function debtOn(
  { debts, cards }: Pick<Ranking, 'debts' | 'cards'>,
  filters: readonly string[],
): DebtAnswer | null {
  const asked = filters.find((filter) => Object.hasOwn(debts.byFilter, filter))
  const answer = debts.own ?? (asked === undefined ? null : (debts.byFilter[asked] ?? null))
  const kept = new Set(cards.filter(createFilter(filters)).map(({ cardId }) => cardId))
  return answer && { ...answer, results: answer.results.filter(({ cardId }) => kept.has(cardId)) }
}

export function debtCardsOf(cards: readonly ListedCard[]): DebtCards {
  return new Map(cards.map((card) => [card.cardId, card]))
}
