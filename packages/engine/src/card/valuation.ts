/** What a person makes of points and credits. It turns units into money and never changes the units. */
import type { PointLimit, Price } from './price.ts'

export type Valuation = Readonly<{
  /** Hundredths of a cent per point, by program. The default is 100: one cent. */
  pointValues: Readonly<Record<string, number>>
  /** What the person can use of a program's points, for programs with a limit. */
  pointLimits?: Readonly<Record<string, PointLimit>>
  /**
   * What to count of each statement credit, by its id: cents a year, at most its full value, or 'expected' for the share
   * that people who use it get of it. Other credits count as zero.
   */
  credits: Readonly<Record<string, number | 'expected'>>
}>

/** Value of a one-cent point, such as a point of a cash-back card. */
const CENT_A_POINT = 100

/** Hundredths of a cent per point of this program. */
export function pointValue(program: string, { pointValues }: Pick<Valuation, 'pointValues'>): number {
  return pointValues[program] ?? CENT_A_POINT
}

export function priceOf(program: string, valuation: Valuation): Price {
  const value = pointValue(program, valuation)
  const limit = valuation.pointLimits?.[program]
  return {
    value,
    limit: limit === undefined ? null : { ...limit, valueBeyond: Math.min(limit.valueBeyond, value) },
  }
}

/** Cents of statement credits that count in a year. */
export function countedCredits(
  credits: readonly Readonly<{ id: string; yearlyCents: number; countedCents: number }>[],
  valuation: Pick<Valuation, 'credits'>,
): number {
  return credits.reduce((sum, { id, yearlyCents, countedCents }) => {
    const used = valuation.credits[id] ?? 0
    return sum + (used === 'expected' ? countedCents : Math.min(used, yearlyCents))
  }, 0)
}
