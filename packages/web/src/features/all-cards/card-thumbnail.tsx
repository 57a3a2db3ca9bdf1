import type { CardInfo } from '@cardsight/contract'
import { cardFaceColours } from '../../cards/card-face-colours.ts'

export type CardThumbnailProps = { brief: Pick<CardInfo, 'hue' | 'kind'>; className: string }

/** A card's face without words and pattern: at this size neither can be seen, and many of them are slow to draw. */
export function CardThumbnail({ brief, className }: CardThumbnailProps) {
  const colours = cardFaceColours(brief.hue, brief.kind)
  return (
    <svg viewBox="0 0 856 540" aria-hidden="true" className={`block shrink-0 rounded-[6%/9%] ${className}`}>
      <path d="M0 0H856V540H0Z" fill={colours.ground} />
      <path d="M0 0H856V112H0Z" fill={colours.edge} />
      <path d="M64 200h128v96H64Z" fill="oklch(0.87 0.035 95)" />
    </svg>
  )
}
