import type { CardBrief } from '@cardsight/contract/cards'

/**
 * A background pattern for each kind of card, as one SVG path in an 856 by 540 viewport. A seed derived from the name
 * varies it slightly, so that two cards of one issuer don't look the same.
 */
export type CardKind = CardBrief['kind']

const width = 856
const height = 540

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)
const round = (value: number) => Math.round(value * 10) / 10
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

function ellipse(x: number, y: number, long: number, short: number, degrees: number): string {
  const dx = round(long * Math.cos((degrees * Math.PI) / 180))
  const dy = round(long * Math.sin((degrees * Math.PI) / 180))
  const arc = `a${long} ${round(short)} ${round(degrees)} 1 0`
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}`
}

const patterns: Record<CardKind, (seed: number) => string> = {
  /** Columns of stacked coins. */
  'cash-back': (seed) =>
    steps(26)
      .map((step) => {
        const top = height - 30 - 340 * (step / 25) ** (1.4 + seed) - 14 * Math.sin(step * 1.7 + seed * 6)
        return `M${330 + step * 21} ${height}V${round(top)}`
      })
      .join(''),
  /** Meridians of a globe. */
  travel: (seed) =>
    steps(11)
      .map((step) => circle(width - 60 - Math.round(160 * seed), height + 40, 90 + step * 46))
      .join(''),
  /** Squared notebook paper. */
  student: (seed) => {
    const pitch = 36 + Math.round(seed * 10)
    const across = steps(Math.ceil(width / pitch)).map((step) => `M${width - step * pitch} 0V${height}`)
    const down = steps(Math.ceil(height / pitch)).map((step) => `M0 ${height - step * pitch}H${width}`)
    return [...across, ...down].join('')
  },
  /** Nested boxes. */
  secured: (seed) =>
    steps(9)
      .map((step) => {
        const half = 40 + step * 34
        const corner = 10 + step * 5 + Math.round(seed * 10)
        const side = 2 * (half - corner)
        const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`
        return `M${620 - half + corner} ${280 - half}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}`
      })
      .join(''),
  /** Rows of awning scallops. */
  store: (seed) => {
    const radius = 40 + Math.round(seed * 12)
    const scallop = `a${radius} ${radius} 0 0 0 ${2 * radius} 0`
    return steps(Math.ceil(height / radius))
      .map((row) => `M${330 + (row % 2) * radius} ${row * radius}${scallop.repeat(7)}`)
      .join('')
  },
  /** A guilloche rosette: one ellipse, rotated repeatedly. */
  premium: (seed) => {
    const turns = 18 + Math.round(seed * 6)
    return steps(turns)
      .map((turn) => ellipse(640, 310, 300, 96 + 40 * seed, (180 * turn) / turns))
      .join('')
  },
  /** Two intertwined waves. */
  'balance-transfer': (seed) => {
    const half = 150 + Math.round(seed * 50)
    return steps(14)
      .map((line) => {
        const height = (line % 2 === 0 ? 1 : -1) * (130 + line * 26)
        return `M250 300q${half / 2} ${height} ${half} 0${`t${half} 0`.repeat(4)}`
      })
      .join('')
  },
}

export function cardFacePattern(kind: CardKind, name: string): string {
  return patterns[kind](seedOf(name))
}

/** From 0 to 1, always the same for the same name. */
function seedOf(name: string): number {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return sum / 9973
}
