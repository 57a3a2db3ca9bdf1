import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { dateChoices } from './change-settings-modal.tsx'
import { customDates, defaultDates, parseStoredDates, presetDates, windowOfDates } from './dates.ts'

const today = parseDay('2026-11-15')
const range = { first: parseDay('2026-03-01'), last: parseDay('2026-05-31') }

it('B-DATES-1: is the last 12 months by default', () => {
  expect(defaultDates).toEqual({ dateType: 1, date: null, month: 12 })
})

it('S-MODAL-02: offers seven choices in their order', () => {
  expect(dateChoices.map(({ dateType }) => dateType)).toEqual([1, 7, 2, 3, 4, 5, 6])
})

it.each([
  [1, '2025-11-15'],
  [7, '2026-02-15'],
  [2, '2026-05-15'],
  [3, '2026-08-15'],
  [4, '2026-10-15'],
  [5, '2025-11-15'],
] as const)('B-DATES-2, B-DATES-3: code %d goes back from today to %s', (dateType, first) => {
  expect(windowOfDates(presetDates(dateType), today)).toEqual({ first, last: today })
})

it('B-DATES-4: code 6 is the entered range', () => {
  expect(windowOfDates(customDates(range), today)).toEqual(range)
})

it('B-DATA-33, B-DATES-5: is stored with type, range and months, and none for Max and a custom range', () => {
  const months = ([1, 2, 3, 4, 7, 5] as const).map((dateType) => presetDates(dateType).month)
  expect(months).toEqual([12, 6, 3, 1, 9, null])
  expect(customDates(range)).toEqual({
    dateType: 6,
    date: { start: '2026-03-01', end: '2026-05-31' },
    month: null,
  })
})

it('is read back from storage unchanged', () => {
  for (const dates of [presetDates(7), customDates(range)]) {
    expect(parseStoredDates(JSON.parse(JSON.stringify(dates)))).toEqual(dates)
  }
})

it.each([
  ['nothing', null],
  ['a text', '1'],
  ['no type', { date: null, month: 12 }],
  ['an unknown type', { dateType: 8, date: null, month: null }],
  ['a type in words', { dateType: '1', date: null, month: 12 }],
  ['a custom range without days', { dateType: 6, date: null, month: null }],
  ['a day that does not exist', { dateType: 6, date: { start: '2026-02-30', end: '2026-05-01' } }],
  ['a range that ends before it begins', { dateType: 6, date: { start: '2026-05-01', end: '2026-03-01' } }],
])('treats %s as no date filter', (_what, value) => {
  expect(parseStoredDates(value)).toBeNull()
})
