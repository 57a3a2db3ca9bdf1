import type { CardInfo } from '@cardsight/contract/backtest'
import type { CardFaceLook } from '@cardsight/contract/cards'
import { useId } from 'react'

type FaceFinishProps = { face: CardFaceLook; width: number; height: number }

/** The card's background: its colors, then the light on its surface. Shading never lowers the contrast of the lettering. */
export function FaceFinish({ face: { colors, ink, finish }, width, height }: FaceFinishProps) {
  const id = useId()
  const shade = shadeFor(ink)
  const size = { width, height }
  return (
    <>
      <linearGradient id={`${id}c`} x1="0" y1="0" x2="1" y2="1">
        {colors.map((color, index) => (
          <stop
            key={color}
            offset={colors.length === 1 ? 0 : index / (colors.length - 1)}
            stopColor={color}
          />
        ))}
      </linearGradient>
      <rect {...size} fill={`url(#${id}c)`} />
      {finish === 'metal' && (
        <>
          <linearGradient id={`${id}m`} x1="0" y1="0" x2="1" y2="0.35">
            {brushed.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={shade} stopOpacity={opacity} />
            ))}
          </linearGradient>
          <rect {...size} fill={`url(#${id}m)`} />
        </>
      )}
      {finish === 'gloss' && (
        <path
          d={`M${width * 0.42} 0H${width * 0.78}L${width * 0.36} ${height}H0V${height * 0.9}Z`}
          fill={shade}
          fillOpacity="0.07"
        />
      )}
    </>
  )
}

/** Bands of a brushed surface: offset and opacity. */
const brushed = [
  [0, 0.02],
  [0.22, 0.2],
  [0.38, 0.04],
  [0.6, 0.16],
  [0.8, 0],
  [1, 0.14],
] as const

/** Colors on every drawn card. Like a card's own colors, they're the same in both themes. */
export const chipColors = { ground: '#ddd6bf', contacts: '#8f8455' } as const

const LIGHT = '#ffffff'
const DARK = '#000000'

/** The color of the light on a card's surface: the opposite of its lettering, so that shading raises the contrast. */
function shadeFor(ink: string): string {
  return ink === LIGHT ? DARK : LIGHT
}

type CardThumbnailProps = { brief: Pick<CardInfo, 'face'>; className: string }

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
