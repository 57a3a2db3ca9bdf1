/**
 * A quiet drawing of our own for each kind of card, as one SVG path in a field of 856 by 540.
 * A seed from the name turns it a little, so that two cards of one issuer are not the same picture.
 */
export type CardKind =
  | 'cash-back'
  | 'travel'
  | 'student'
  | 'secured'
  | 'store'
  | 'premium'
  | 'balance-transfer'

const width = 856
const height = 540

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)
const round = (value: number) => Math.round(value * 10) / 10
const polyline = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

const patterns: Record<CardKind, (seed: number) => string> = {
  /** Coins laid on a pile, column after column. */
  'cash-back': (seed) =>
    steps(26)
      .map((step) => {
        const top = height - 30 - 340 * (step / 25) ** (1.4 + seed) - 14 * Math.sin(step * 1.7 + seed * 6)
        return `M${330 + step * 21} ${height}V${round(top)}`
      })
      .join(''),
  /** Meridians coming up over the edge. */
  travel: (seed) =>
    steps(11)
      .map((step) => circle(width - 60 - 160 * seed, height + 40, 90 + step * 46))
      .join(''),
  /** A school notebook: squared paper. */
  student: (seed) => {
    const pitch = 38 + Math.round(seed * 10)
    const across = steps(14).map((step) => `M${width - step * pitch} 0V${height}`)
    const down = steps(15).map((step) => `M${width - 13 * pitch} ${step * pitch}H${width}`)
    return [...across, ...down].join('')
  },
  /** A box in a box in a box. */
  secured: (seed) =>
    steps(9)
      .map((step) => {
        const half = 40 + step * 34
        const corner = 10 + step * 5 + seed * 10
        const side = 2 * (half - corner)
        const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`
        return `M${620 - half + corner} ${280 - half}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}`
      })
      .join(''),
  /** The scallops of an awning, row under row. */
  store: (seed) => {
    const radius = 44 + Math.round(seed * 12)
    return steps(7)
      .map((row) => {
        const start = 300 + (row % 2) * radius
        return `M${start} ${40 + row * radius}${`a${radius} ${radius} 0 0 0 ${2 * radius} 0`.repeat(8)}`
      })
      .join('')
  },
  /** An engraver's rosette. */
  premium: (seed) => {
    const petals = 7 + Math.round(seed * 4)
    return steps(6)
      .map(
        (ring) =>
          `${polyline(
            steps(120).map((step) => {
              const angle = (step / 120) * 2 * Math.PI
              const radius = 110 + ring * 38 + (26 + ring * 4) * Math.cos(petals * angle + ring * 0.5)
              return [630 + radius * Math.cos(angle), 270 + radius * Math.sin(angle)] as const
            }),
          )}Z`,
      )
      .join('')
  },
  /** Two streams that change sides. */
  'balance-transfer': (seed) =>
    steps(14)
      .map((line) =>
        polyline(
          steps(31).map((step) => {
            const turn = Math.cos((step / 30) * Math.PI * (1.6 + seed) + (line % 2) * Math.PI)
            return [260 + step * 20, 270 + turn * (70 + line * 13)] as const
          }),
        ),
      )
      .join(''),
}

export function cardFacePattern(kind: CardKind, name: string): string {
  return patterns[kind](seedOf(name))
}

/** 0 to 1, always the same for the same name. */
function seedOf(name: string): number {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return sum / 9973
}
