/** Projects one first year and one later year to all years, in cents and points. */
import type { ExplanationLine } from '@cardsight/contract/schemas'
import type { LineSum } from './explained-lines.ts'
import type { ExplanationContext } from './explanation-context.ts'

const UNITS_PER_POINT = 100_000
const HUNDREDTHS_PER_CENT = 100

/** Exact cents and points, including fractions. */
export type YearlyLine = Readonly<{
  sum: LineSum
  year: ExplanationLine['year']
  years: number
  cents: number
  points: number
}>

/** Merges a line that is the same in the first and later years into one line for all years. */
export function mergeYears(context: ExplanationContext, sums: readonly LineSum[]): YearlyLine[] {
  const { years, card } = context
  const first = sums.filter(({ year }) => year === 'first')
  const later = sums.filter(({ year }) => year === 'later')
  const merged = new Set<LineSum>()
  const ofFirst = first.map((sum) => {
    const match = card.engine.isFirstYearMatched ? undefined : later.find((other) => isSame(sum, other))
    if (match === undefined) {
      return toYearlyLine(context, sum, 'first', 1)
    }
    merged.add(match)
    return toYearlyLine(context, sum, 'every', years)
  })
  const others = later.filter((sum) => !merged.has(sum))
  return [...ofFirst, ...others.map((sum) => toYearlyLine(context, sum, 'later', years - 1))]
}

function toYearlyLine(
  { card, value }: ExplanationContext,
  sum: LineSum,
  year: YearlyLine['year'],
  years: number,
): YearlyLine {
  const isMatched = year === 'first' && card.engine.isFirstYearMatched
  const units = sum.units * years * (isMatched ? 2 : 1)
  return {
    sum,
    year,
    years,
    cents: (units * value) / (UNITS_PER_POINT * HUNDREDTHS_PER_CENT),
    points: units / UNITS_PER_POINT,
  }
}

function isSame(a: LineSum, b: LineSum): boolean {
  return (
    a.rule === b.rule &&
    a.rate === b.rate &&
    a.isOnTop === b.isOnTop &&
    a.isBeyondCap === b.isBeyondCap &&
    a.cents === b.cents &&
    a.units === b.units
  )
}
