/** Projects the years of an explanation to all years, in cents and points. */
import type { ExplanationLine } from '@cardsight/contract/backtest'
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

/** Merges the lines of years that are the same: into one for all years, or into one for the second and third year. */
export function mergeYears(context: ExplanationContext, sums: readonly LineSum[]): YearlyLine[] {
  const { years } = context
  const inYear = (year: number) => sums.filter((sum) => sum.year === year)
  const later = mergeLaterYears(inYear(2), inYear(3))
  const merged = new Set<LaterLine>()
  const ofFirst = inYear(1).map((sum) => {
    const match = later.find((other) => other.years === years - 1 && isSame(sum, other.sum))
    if (match === undefined) {
      return toYearlyLine(context, sum, 'first', 1)
    }
    merged.add(match)
    return toYearlyLine(context, sum, 'every', years)
  })
  const others = later.filter((line) => !merged.has(line))
  return [...ofFirst, ...others.map((line) => toYearlyLine(context, line.sum, line.year, line.years))]
}

type LaterLine = Readonly<{ sum: LineSum; year: 'later' | 'third'; years: number }>

/** There are lines of the third year only if its terms differ from those of the second. */
function mergeLaterYears(second: readonly LineSum[], third: readonly LineSum[]): LaterLine[] {
  const merged = new Set<LineSum>()
  const ofSecond = second.map((sum): LaterLine => {
    const match = third.find((other) => isSame(sum, other))
    if (match === undefined) {
      return { sum, year: 'later', years: sum.years }
    }
    merged.add(match)
    return { sum, year: 'later', years: sum.years + match.years }
  })
  const others = third.filter((sum) => !merged.has(sum))
  return [...ofSecond, ...others.map((sum): LaterLine => ({ sum, year: 'third', years: sum.years }))]
}

function toYearlyLine(
  { price }: ExplanationContext,
  sum: LineSum,
  year: YearlyLine['year'],
  years: number,
): YearlyLine {
  const units = sum.units * years
  return {
    sum,
    year,
    years,
    cents: (units * price.value) / (UNITS_PER_POINT * HUNDREDTHS_PER_CENT),
    points: units / UNITS_PER_POINT,
  }
}

function isSame(a: LineSum, b: LineSum): boolean {
  return (
    a.rule === b.rule &&
    a.refusedAt === b.refusedAt &&
    a.rate === b.rate &&
    a.isOnTop === b.isOnTop &&
    a.isBeyondCap === b.isBeyondCap &&
    a.cents === b.cents &&
    a.units === b.units
  )
}
