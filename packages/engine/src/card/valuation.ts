/** What a person makes of points and credits. It turns units into money and never changes the units. */
import type { PointLimit, Price } from './price.ts'

export type Valuation = Readonly<{
  /** Hundredths of a cent per point, by program. The default is 100: one cent. */
  pointValues: Readonly<Record<string, number>>
  /** What the person can use of a program's points, for programs with a limit. */
  pointLimits?: Readonly<Record<string, PointLimit>>
  /** By card: while the person has the card `by`, its rewards are points of this program, otherwise of its own. */
  unlocked?: Readonly<Record<string, Readonly<{ program: string; own: string; by: string }>>>
  /**
   * What the person said about statement credits, by id: cents a year, or 'expected' for the usual share. `credit.ts` says
   * what counts of the others.
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
