import type { CardInfo } from '@cardsight/contract/schemas'
import { chipColors } from '../../cards/face-colors.ts'

export type CardThumbnailProps = { brief: Pick<CardInfo, 'face'>; className: string }

/**
 * A card's face without text and pattern, which can't be seen at this size. One box instead of an image, because
 * two hundred images are slow to paint. Printers omit backgrounds by default.
 */
export function CardThumbnail({ brief: { face }, className }: CardThumbnailProps) {
  const ground = face.colors.length === 1 ? `${face.colors[0]} 0 0` : face.colors.join(', ')
  return (
    <span
      aria-hidden="true"
      className={`block aspect-[856/540] shrink-0 rounded-[6%/9%] shadow-[inset_0_0_0_1px_var(--color-face-edge)] [print-color-adjust:exact] ${className}`}
      style={{
        background: `linear-gradient(${chipColors.ground} 0 0) 8% 45% / 15% 18% no-repeat, linear-gradient(135deg, ${ground})`,
      }}
    />
  )
}
