import { memo } from 'react'
import { CardPanel, type CardPanelProps } from '../../cards/card-panel.tsx'
import type { CardHandlers } from './use-stable-handlers.ts'

type ResultPanelProps = CardHandlers &
  Pick<CardPanelProps, 'card' | 'projection' | 'spending' | 'isPick' | 'isBonusCounted' | 'variant'>

/** A panel that is made again only for another card or another number. */
export const ResultPanel = memo(function ResultPanel({ onDetails, onWhy, ...panel }: ResultPanelProps) {
  const { card } = panel
  return <CardPanel {...panel} onDetails={() => onDetails(card)} onWhy={(focus) => onWhy(card, focus)} />
})
