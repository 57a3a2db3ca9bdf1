/** How much weighed lines say about a share. */

type Weighed = Readonly<{ weight: number }>

export type Evidence = Readonly<{
  weight: number
  /** Lines of equal weight that say as much: a few heavy lines say less than many light ones. */
  lines: number
}>

export function evidenceOf(lines: readonly Weighed[]): Evidence {
  const weight = lines.reduce((sum, line) => sum + line.weight, 0)
  const squares = lines.reduce((sum, line) => sum + line.weight * line.weight, 0)
  return { weight, lines: squares === 0 ? 0 : (weight * weight) / squares }
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
const Z = 1.96

/** Wilson's 95 % interval of a share that was seen in so many lines. It stays within 0 and 1, also for few lines. */
export function intervalOf(share: number, { lines }: Evidence): readonly [low: number, high: number] {
  if (lines === 0) {
    return [0, 1]
  }
  const middle = share + Z ** 2 / (2 * lines)
  const half = Z * Math.sqrt((share * (1 - share)) / lines + Z ** 2 / (4 * lines ** 2))
  const whole = 1 + Z ** 2 / lines
  return [(middle - half) / whole, (middle + half) / whole]
}

/** Whether a stated share is more than 5 points off, and the lines can't be chance. */
export function isMissed(stated: number, share: number, evidence: Evidence): boolean {
  const [low, high] = intervalOf(share, evidence)
  return Math.abs(stated - share) > MAX_GAP && (stated < low || stated > high)
}

const MAX_GAP = 0.05
