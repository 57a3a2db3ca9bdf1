import { expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { accountPeriodOf } from './periods.ts'

it.each([
  ['month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-11-17', '2026-10-01', '2026-12-31'],
  ['half-year', '2026-06-30', '2026-01-01', '2026-06-30'],
  ['half-year', '2026-07-01', '2026-07-01', '2026-12-31'],
  ['year', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['account-year', '2026-03-13', '2025-03-14', '2026-03-13'],
  ['account-year', '2026-03-14', '2026-03-14', '2027-03-13'],
  ['account-year', '2024-03-14', '2024-03-14', '2025-03-13'],
] as const)('the %s of %s goes from %s to %s', (per, day, first, last) => {
  expect(accountPeriodOf(per, parseDay(day), parseDay('2024-03-14'))).toEqual({ first, last })
})

it('ends an account year on the last day of February if the account was opened on Feb 29', () => {
  const opened = parseDay('2024-02-29')
  expect(accountPeriodOf('account-year', parseDay('2026-02-28'), opened)).toEqual({
    first: '2026-02-28',
    last: '2027-02-27',
  })
  expect(accountPeriodOf('account-year', parseDay('2028-02-28'), opened)).toEqual({
    first: '2027-02-28',
    last: '2028-02-28',
  })
})

it('takes calendar years for account years if the opening day is unknown', () => {
  expect(accountPeriodOf('account-year', parseDay('2026-03-13'), null)).toEqual({
    first: '2026-01-01',
    last: '2026-12-31',
  })
})
