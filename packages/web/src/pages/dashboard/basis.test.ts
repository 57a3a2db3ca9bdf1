import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { customDates, presetDates, type StoredDates } from '../../features/settings/dates.ts'
import { manualCosts, withAccounts } from '../../testing/dashboard-states.ts'
import { basisLabel, cardsInBasis, periodOf } from './basis.ts'

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
  expect(periodOf({ costs: null, dates })).toBe(period)
})

it('B-MANUAL-4: typed costs cover 12 Months, whatever dates are stored', () => {
  expect(periodOf({ costs: manualCosts, dates: custom })).toBe('12 Months')
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
