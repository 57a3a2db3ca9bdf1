import type { CardResult } from '@cardsight/contract'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { WhyFocus } from '../../cards/why-focus.ts'

export type CardHandlers = {
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
}

/** The same two functions at every render, so that a panel whose card is the same need not be made again. */
export function useStableHandlers(handlers: CardHandlers): CardHandlers {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const onDetails = useCallback((card: CardResult) => latest.current.onDetails(card), [])
  const onWhy = useCallback((card: CardResult, focus: WhyFocus) => latest.current.onWhy(card, focus), [])
  return { onDetails, onWhy }
}
