/** From one first and one later year to all years of a projection, in cents and points. */
import type { ExplanationLine } from '@cardsight/contract'
import type { Ledger } from './explained-ledger.ts'
import type { LineSum } from './explained-lines.ts'

const UNITS_PER_POINT = 100_000
const HUNDREDTHS_A_CENT = 100

/** Cents and points are exact, fractions and all. */
export type Weighed = Readonly<{
  sum: LineSum
  year: ExplanationLine['year']
  years: number
  cents: number
  points: number
}>

/** A line that is the same in the first year and later stands once, for all years. */
export function joinYears(ledger: Ledger, sums: readonly LineSum[]): Weighed[] {
  const { years, card } = ledger
  const first = sums.filter(({ year }) => year === 'first')
  const later = sums.filter(({ year }) => year === 'later')
  const twins = new Set<LineSum>()
  const ofFirst = first.map((sum) => {
    const twin = card.engine.isFirstYearMatched ? undefined : later.find((other) => isSame(sum, other))
    if (twin === undefined) {
      return weigh(ledger, sum, 'first', 1)
    }
    twins.add(twin)
    return weigh(ledger, sum, 'every', years)
  })
  const others = later.filter((sum) => !twins.has(sum))
  return [...ofFirst, ...others.map((sum) => weigh(ledger, sum, 'later', years - 1))]
}

function weigh({ card, value }: Ledger, sum: LineSum, year: Weighed['year'], years: number): Weighed {
  const isMatched = year === 'first' && card.engine.isFirstYearMatched
  const units = sum.units * years * (isMatched ? 2 : 1)
  return {
    sum,
    year,
    years,
    cents: (units * value) / (UNITS_PER_POINT * HUNDREDTHS_A_CENT),
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
