/** Addresses that add a watch. It's in the hash, so guests get back to it after they sign in, and no log has the amounts. */
import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import { costsOf, costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'

/** What a press on a watch button asks for. */
export type WatchRequest =
  | Readonly<{ kind: 'card'; cardId: string }>
  | Readonly<{ kind: 'answer'; cardId: string; costs: TypedCosts | null }>

/** @param costs null for the purchases of linked accounts. */
export function watchAnswerPath(cardId: string, costs: TypedCosts | null): string {
  const amounts = costs === null ? [] : costsQuery(costs)
  return `${pagePaths.watches}#${new URLSearchParams([['answer', cardId], ...amounts])}`
}

/** Null for a hash that asks for nothing. */
export function readWatchHash(hash: string): WatchRequest | null {
  const { card, answer, ...amounts } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  if (card !== undefined) {
    return { kind: 'card', cardId: card }
  }
  if (answer === undefined || Object.keys(amounts).length === 0) {
    return answer === undefined ? null : { kind: 'answer', cardId: answer, costs: null }
  }
  const { data } = manualRunQuerySchema.safeParse(amounts)
  return data === undefined ? null : { kind: 'answer', cardId: answer, costs: costsOf(data) }
}
