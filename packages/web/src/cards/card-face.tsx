import type { CardBrief } from '@cardsight/contract/schemas'
import { type ComponentProps, memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import { cardFaceColors } from './card-face-colors.ts'
import { cardFaceLines } from './card-face-lines.ts'
import { type CardKind, cardFacePattern } from './card-face-pattern.ts'

const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  store: '',
} as const

export type CardFaceProps = ComponentProps<'svg'> & {
  name: string
  issuer: string
  /** Network name on the card; store cards and cards of an unknown network show none. */
  network: CardBrief['network']
  /** OKLCH hue of the issuer, 0 to 360. */
  hue: number
  kind: CardKind
  /** True if the card's name is next to it as text: screen readers then skip the picture. */
  decorative?: boolean
}

/** Our own drawing, 85.6 by 54: never an imitation of the issuer's artwork. */
export const CardFace = memo(function CardFace({
  name,
  issuer,
  network,
  hue,
  kind,
  decorative,
  className,
  ...props
}: CardFaceProps) {
  const colors = cardFaceColors(hue, kind)
  const lines = cardFaceLines(name)
  const lineHeight = lines.length > 2 ? 52 : 60
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label below, or hidden; a <title> would pop up on hover
    <svg
      {...props}
      viewBox="0 0 856 540"
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `${name} by ${issuer}, drawn` })}
      data-kind={kind}
      className={classNames('block w-full rounded-[3.7%/5.9%]', className)}
    >
      <rect width="856" height="540" fill={colors.ground} />
      <path d={cardFacePattern(kind, name)} fill="none" stroke={colors.pattern} strokeWidth="2.5" />
      <path d="M0 0H856V112H0Z" fill={colors.edge} />
      <path d="M0 112H856M0 120H856" stroke={colors.pattern} strokeWidth="2.5" />
      <g fill={colors.text} className="font-sans">
        <text x="48" y="70" fontSize="34" fontWeight="600">
          {shortIssuer(issuer)}
        </text>
        <text x="808" y="70" textAnchor="end" fontSize="30" fontWeight="500">
          {network === null ? '' : networkNames[network]}
        </text>
        <text className="font-serif" fontSize={lines.length > 2 ? 46 : 54} fontWeight="560">
          {lines.map((line, index) => (
            <tspan key={line} x="48" y={488 - (lines.length - 1 - index) * lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
      <Chip line={colors.edge} />
    </svg>
  )
})

// A longer name would overlap 'American Express' on the other side.
const longestIssuer = 23

const shortIssuer = (issuer: string) =>
  issuer.length <= longestIssuer ? issuer : `${issuer.slice(0, longestIssuer - 1).trimEnd()}…`

function Chip({ line }: { line: string }) {
  return (
    <g fill="none" stroke={line} strokeWidth="3">
      <rect x="48" y="160" width="104" height="80" rx="14" fill="oklch(0.87 0.035 95)" stroke="none" />
      <path d="M48 187h34v26H48M152 187h-34v26h34M82 160v80M118 160v80" />
    </g>
  )
}
