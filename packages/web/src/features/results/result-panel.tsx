import { memo, useCallback } from 'react'
import { CardPanel, type CardPanelProps } from '../../cards/card-panel.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { useStable } from '../../lib/use-stable.ts'
import type { CardHandlers } from './use-stable-handlers.ts'

type ResultPanelProps = CardHandlers &
  Pick<CardPanelProps, 'card' | 'projection' | 'spending' | 'isPick' | 'isBonusCounted' | 'variant'>

/** A panel that re-renders only for another card or other numbers. */
export const ResultPanel = memo(function ResultPanel({ onDetails, onWhy, ...panel }: ResultPanelProps) {
  const { card } = panel
  const askWhy = useCallback((focus: WhyFocus) => onWhy(card, focus), [card, onWhy])
  const openDetails = useStable(() => onDetails(card))
  return <CardPanel {...panel} onDetails={openDetails} onWhy={askWhy} />
})
