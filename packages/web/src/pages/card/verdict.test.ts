import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { laterYearOf, verdictOf } from './verdict.ts'

const { againstPlain } = sampleReport()

/** The card's lead over the flat-rate card in dollars: in year one, and in years two and three together. */
function verdict(first: number, later: number) {
  const level = (lead: number) => ({ monthly: 1000, card: 240 + lead, plain: 240 })
  return verdictOf(
    sampleReport({
      againstPlain: againstPlain && {
        ...againstPlain,
        firstYear: { ...againstPlain.firstYear, here: level(first) },
        laterYears: { ...againstPlain.laterYears, here: level(later) },
      },
    }),
  )
}

describe('the verdict', () => {
  it.each([
    [500, 80, 'Beats a 2% card by $500 in year one, then by $40 a year.'],
    [500, -190, 'Strong in year one. After that, a 2% card earns $95 more a year.'],
    [500, 0.4, 'Strong in year one. After that, a 2% card earns as much.'],
    [-30, 80, 'Slow start. From year two, it beats a 2% card by $40 a year.'],
    [0, 80, 'Slow start. From year two, it beats a 2% card by $40 a year.'],
    [0, -80, 'Even with a 2% card in year one, then $40 behind each year.'],
    [0.4, -0.4, 'Earns as much as a 2% card.'],
    [-1200, -190, 'A 2% card earns $1,200 more in year one, then $95 more a year.'],
    [-30, 0, 'A 2% card earns $30 more in year one, then as much.'],
  ])('of %i and %i dollars', (first, later, text) => {
    expect(verdict(first, later)).toBe(text)
  })

  it('says so if the card earns nothing at all', () => {
    const { held } = sampleReport()
    const nothing = sampleReport({ parts: [], held: { ...held, 1: { ...held[1], introMoney: 0 } } })
    expect(verdictOf(nothing)).toBe('It would have earned nothing on these purchases.')
  })

  it('is left to the debt, if there is one', () => {
    expect(verdictOf(sampleReport({ againstPlain: null }))).toBeNull()
  })
})

it('has what each later year earns', () => {
  // 5,894 × 36 × 2% in years two and three, halved
  expect(laterYearOf(sampleReport())).toBe(2121.84)
})
