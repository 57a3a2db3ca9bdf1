import type { CardReport } from '@cardsight/contract/schemas'
import type { ReactNode } from 'react'

type CardBandProps = { face: CardReport['card']['face']; children: ReactNode }

/** Share of the card's color in the band: a tint that keeps text readable in both themes. */
const TINT = '14%'

/** A band across the page, tinted with the main color of the card. */
export function CardBand({ face, children }: CardBandProps) {
  return (
    <div
      className="border-b border-hairline print:border-0"
      style={{ backgroundColor: `color-mix(in oklab, ${face.colors[0]} ${TINT}, var(--color-paper))` }}
    >
      <div className="mx-auto max-w-page px-4 pt-6 pb-10 narrow:px-6 narrow:pb-14">{children}</div>
    </div>
  )
}
