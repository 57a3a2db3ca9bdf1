import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { CardPanel, type CardPanelProps } from '../../cards/card-panel.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import type { CardHandlers } from './use-stable-handlers.ts'

type ResultPanelProps = CardHandlers &
  Pick<CardPanelProps, 'card' | 'projection' | 'spending' | 'isPick' | 'isBonusCounted' | 'variant'>

/** A panel that is made again only for another card or another number. */
export const ResultPanel = memo(function ResultPanel({ onDetails, onWhy, ...panel }: ResultPanelProps) {
  const { card } = panel
  const askWhy = useCallback((focus: WhyFocus) => onWhy(card, focus), [card, onWhy])
  const newest = useRef(card)
  useLayoutEffect(() => {
    newest.current = card
  })
  const openDetails = useCallback(() => onDetails(newest.current), [onDetails])
  return <CardPanel {...panel} onDetails={openDetails} onWhy={askWhy} />
})
