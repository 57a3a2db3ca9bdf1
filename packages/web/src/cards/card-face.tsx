import type { CardBrief, CardFaceLook } from '@cardsight/contract/cards'
import { type ComponentProps, memo, useId } from 'react'
import { classNames } from '../ui/class-names.ts'
import { type CardKind, cardFacePattern } from './card-face-pattern.ts'
import { chipColors, FaceFinish } from './face-finish.tsx'

const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  store: '',
} as const

export type CardFaceProps = Omit<ComponentProps<'svg'>, 'face'> & {
  name: string
  issuer: string
  /** Network name on the card; none for store cards, unknown networks, and issuers that are their own network. */
  network: CardBrief['network']
  face: CardFaceLook
  kind: CardKind
  /** True if the card's name is next to it as text: screen readers then skip the picture. */
  decorative?: boolean
}

/** Our own drawing in the real card's colors: never an imitation of the issuer's artwork. */
export const CardFace = memo(function CardFace({
  name,
  issuer,
  network,
  face,
  kind,
  decorative,
  className,
  ...props
}: CardFaceProps) {
  const { width, height } = face.isVertical ? vertical : horizontal
  const clipId = useId()
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label below, or hidden; a <title> would pop up on hover
    <svg
      {...props}
      viewBox={`${(width - horizontal.width) / 2} 0 ${horizontal.width} ${horizontal.height}`}
      {...(decorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': `${name} by ${issuer}, drawn` })}
      data-kind={kind}
      className={classNames('block w-full', className)}
    >
      <clipPath id={clipId}>
        <rect width={width} height={height} rx="32" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <FaceFinish face={face} width={width} height={height} />
        <path
          d={cardFacePattern(kind, name)}
          fill="none"
          stroke={face.ink}
          strokeOpacity={PATTERN_OPACITY}
          strokeWidth="2.5"
        />
        <Lettering {...{ name, issuer, network, face }} />
        {/* Clipped to its inner half: 1 px that keeps a dark card visible on a dark page. */}
        <rect
          {...{ width, height }}
          rx="32"
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-face-edge"
        />
      </g>
    </svg>
  )
})

/** In tenths of a millimeter. A vertical card is drawn at the height of a horizontal one, so that rows of cards align. */
const horizontal = { width: 856, height: 540 }
const vertical = { width: 340, height: 540 }

/** The catalog's test of the lettering's contrast uses the same value. */
const PATTERN_OPACITY = 0.08

function Lettering({
  name,
  issuer,
  network,
  face,
}: Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face'>) {
  const networkName = network === null || networkNames[network] === issuer ? '' : networkNames[network]
  if (face.isVertical) {
    const lines = cardFaceLines(name, 14)
    return (
      <g fill={face.ink} className="font-sans">
        <text x="32" y="58" fontSize="26" fontWeight="600">
          {shorten(issuer, 19)}
        </text>
        <Chip x={32} y={98} />
        <Name
          lines={lines}
          x={32}
          bottom={networkName === '' ? 500 : 446}
          size={lines.length > 2 ? 34 : 38}
        />
        <text x="308" y="504" textAnchor="end" fontSize="24" fontWeight="500">
          {networkName}
        </text>
      </g>
    )
  }
  const lines = cardFaceLines(name)
  return (
    <g fill={face.ink} className="font-sans">
      <text x="48" y="80" fontSize="34" fontWeight="600">
        {shorten(issuer, 23)}
      </text>
      <text x="808" y="80" textAnchor="end" fontSize="30" fontWeight="500">
        {networkName}
      </text>
      <Chip x={48} y={150} />
      <Name lines={lines} x={48} bottom={488} size={lines.length > 2 ? 46 : 54} />
    </g>
  )
}

function Name({
  lines,
  x,
  bottom,
  size,
}: {
  lines: readonly string[]
  x: number
  bottom: number
  size: number
}) {
  return (
    <text className="font-serif" fontSize={size} fontWeight="560">
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={bottom - (lines.length - 1 - index) * size * 1.12}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const shorten = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

function Chip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={chipColors.contacts} strokeWidth="3">
      <rect width="104" height="80" rx="14" fill={chipColors.ground} stroke="none" />
      <path d="M0 27h34v26H0M104 27H70v26h34M34 0v80M70 0v80" />
    </g>
  )
}

type Face = Pick<CardFaceProps, 'name' | 'issuer' | 'network' | 'face' | 'kind'>

/** What `CardFace` draws of a card. */
export function faceOf({ name, issuer, network, face, kind }: Face): Face {
  return { name, issuer, network, face, kind }
}

const mostLines = 3

/** Breaks a card's name between words into at most three lines and truncates the rest with an ellipsis.
 * Lines have at most `longestLine` letters. */
export function cardFaceLines(name: string, longestLine = 25): string[] {
  const lines: string[] = []
  for (const word of name
    .trim()
    .split(/\s+/)
    .flatMap((long) => chop(long, longestLine))) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longestLine) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines.length <= mostLines ? lines : shortenLines(lines, longestLine)
}

/** Splits a word that is longer than a line. */
const chop = (word: string, longestLine: number) => word.match(new RegExp(`.{1,${longestLine}}`, 'gu')) ?? []

function shortenLines(lines: readonly string[], longestLine: number): string[] {
  const kept = lines.slice(0, mostLines)
  const last = kept.pop() ?? ''
  return [...kept, `${last.slice(0, longestLine - 1).trimEnd()}…`]
}
