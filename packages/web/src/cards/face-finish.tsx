import type { CardFaceLook } from '@cardsight/contract/schemas'
import { useId } from 'react'
import { shadeFor } from './face-colors.ts'

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
