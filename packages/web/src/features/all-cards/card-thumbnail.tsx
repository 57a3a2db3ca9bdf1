import type { CardInfo } from '@cardsight/contract/schemas'
import { cardFaceColors } from '../../cards/card-face-colors.ts'

export type CardThumbnailProps = { brief: Pick<CardInfo, 'hue' | 'kind'>; className: string }

/**
 * A card's face without text and pattern, which can't be seen at this size. Two boxes instead of an image, because
 * two hundred images are slow to paint. Printers omit backgrounds by default.
 */
export function CardThumbnail({ brief, className }: CardThumbnailProps) {
  const colors = cardFaceColors(brief.hue, brief.kind)
  return (
    <span
      aria-hidden="true"
      className={`block aspect-[856/540] shrink-0 rounded-[6%/9%] [print-color-adjust:exact] ${className}`}
      style={{
        background: `linear-gradient(${chip} 0 0) 8% 45% / 15% 18% no-repeat, linear-gradient(${colors.edge} 0 0) 0 0 / 100% 21% no-repeat, ${colors.ground}`,
      }}
    />
  )
}

const chip = 'oklch(0.87 0.035 95)'
