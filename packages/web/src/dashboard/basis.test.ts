import { dayRange, parseDay } from '@cardsight/engine/dates'
import { assert, describe, expect, it } from 'vitest'
import { customDates, presetDates, type StoredDates } from '../features/settings/dates.ts'
import { manualCosts, withAccounts } from '../testing/dashboard-states.ts'
import { smallFound } from '../testing/small-found.ts'
import { basisLabel, cardsInBasis, periodOf, shortHistoryText, withProjectedYears } from './basis.ts'
import { type DashboardState, initialState } from './state/dashboard-state.ts'

const custom = customDates(dayRange(parseDay('2026-01-05'), parseDay('2026-03-01')))

it.each<[StoredDates, string]>([
  [presetDates(1), '12 Months'],
  [presetDates(2), '6 Months'],
  [presetDates(3), '3 Months'],
  [presetDates(4), '1 Month'],
  [presetDates(5), '12 Months'],
  [presetDates(7), '9 Months'],
  [custom, '01/05/26 - 03/01/26'],
])('B-DATES-2, B-DATES-3, B-DATES-4, B-DATES-8: %j is shown as %s', (dates, period) => {
  expect(periodOf({ ...initialState, dates })).toBe(period)
})

it('B-MANUAL-4: typed costs cover 12 Months, whatever dates are stored', () => {
  expect(periodOf({ ...initialState, costs: manualCosts, dates: custom })).toBe('12 Months')
})

describe('a short history', () => {
  const covering = (days: number, isProjected: boolean): DashboardState => ({
    ...initialState,
    ...withAccounts([true]),
    cards: {
      ...initialState.cards,
      found: {
        ...smallFound,
        details: {
          ...smallFound.details,
          coverage: { first: '2026-08-14', last: '2026-11-10', days, isLimited: true, isProjected },
        },
      },
    },
  })

  it('is shown with its own length, and that it was scaled', () => {
    expect(periodOf(covering(89, true))).toBe('89 Days')
    const dates = customDates(dayRange(parseDay('2026-08-14'), parseDay('2026-11-10')))
    expect(periodOf({ ...covering(89, true), dates })).toBe('08/14/26 - 11/10/26')
    expect(shortHistoryText(covering(89, true))).toBe('Your bank gave us 89 days. We scaled them to a year.')
  })

  it('says what a chosen range of less than a year was scaled from', () => {
    const month = covering(31, true)
    const { found } = month.cards
    assert(found !== null)
    const chosen = (days: number): DashboardState => ({
      ...month,
      cards: {
        ...month.cards,
        found: {
          ...found,
          details: {
            ...found.details,
            coverage: { first: '2026-10-01', last: '2026-10-31', days, isLimited: false, isProjected: true },
          },
        },
      },
    })
    expect(shortHistoryText(chosen(31))).toBe('Scaled from 31 days to a year.')
    expect(shortHistoryText(chosen(365))).toBeNull()
  })

  it('is not projected below 28 days', () => {
    expect(periodOf(covering(1, false))).toBe('1 Day')
    expect(shortHistoryText(covering(12, false))).toBe(
      'Your bank gave us 12 days. That’s too few to project to a year, so we count only what you spent.',
    )
  })

  it('has one year below 28 days, whatever was chosen before', () => {
    const yearsIn = (state: DashboardState) => {
      const { topYearProjection, bottomYearProjection } = withProjectedYears(state).resultSetting
      return [topYearProjection, bottomYearProjection]
    }
    const chosen = {
      ...initialState.resultSetting,
      topYearProjection: '3',
      bottomYearProjection: '2',
    } as const
    expect(yearsIn({ ...covering(12, false), resultSetting: chosen })).toEqual(['1', '1'])
    expect(yearsIn({ ...covering(89, true), resultSetting: chosen })).toEqual(['3', '2'])
  })

  it('says nothing about a year, or about typed amounts', () => {
    expect(shortHistoryText({ ...covering(89, true), costs: manualCosts })).toBeNull()
    expect(shortHistoryText({ ...initialState, ...withAccounts([true]) })).toBeNull()
  })
})

it('S-DASH1-04: names one card, counts several', () => {
  expect(cardsInBasis(withAccounts([false, true]))).toBe('Account card-2 ••0001')
  expect(cardsInBasis(withAccounts([true, true, false]))).toBe('2 of your cards')
})

it('says what the first step was completed with', () => {
  // 504 + 179 + 166 + 100 + 487 + 400
  expect(basisLabel({ ...withAccounts([]), costs: manualCosts })).toBe(
    'Using the amounts you entered: $1,836 a month',
  )
  expect(basisLabel(withAccounts([true, true, false]))).toBe('2 accounts')
  expect(basisLabel(withAccounts([true]))).toBe('1 account')
})
