import type { CardResult } from '@cardsight/contract/runs'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { useStable } from '../../lib/use-stable.ts'

export type CardHandlers = {
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
}

/** The same two functions on every render, so that a panel doesn't re-render for the same card. */
export function useStableHandlers(handlers: CardHandlers): CardHandlers {
  return { onDetails: useStable(handlers.onDetails), onWhy: useStable(handlers.onWhy) }
}
