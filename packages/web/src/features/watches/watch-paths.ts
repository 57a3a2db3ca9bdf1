/** Addresses that add a watch. It's in the hash, so guests get back to it after they sign in, and no log has the amounts. */
import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import { costsOf, costsQuery, type TypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'

/** What a press on a watch button asks for. */
export type WatchRequest =
  | Readonly<{ kind: 'card'; cardId: string }>
  | Readonly<{ kind: 'answer'; cardId: string; costs: TypedCosts }>

export function watchAnswerPath(cardId: string, costs: TypedCosts): string {
  return `${pagePaths.watches}#${new URLSearchParams([['answer', cardId], ...costsQuery(costs)])}`
}

/** Null for a hash that asks for nothing. */
export function readWatchHash(hash: string): WatchRequest | null {
  const { card, answer, ...amounts } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  if (card !== undefined) {
    return { kind: 'card', cardId: card }
  }
  const { data } = manualRunQuerySchema.safeParse(amounts)
  return answer === undefined || data === undefined
    ? null
    : { kind: 'answer', cardId: answer, costs: costsOf(data) }
}
