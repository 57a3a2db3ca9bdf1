import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import {
  emptyRange,
  formatEntry,
  parseEntry,
  readRange,
  withPicked,
  withStart,
} from './custom-range-editor.tsx'

const today = parseDay('2026-11-15')
const messageFor = (start: string, end: string) => readRange({ start, end }, today).problem?.message ?? null

describe('a custom range', () => {
  it('B-VALID-24: has at least 30 days, including the first and the last', () => {
    // September 1 to 30 are 30 days, to the 29th they are 29.
    expect(messageFor('09/01/2026', '09/30/2026')).toBeNull()
    expect(messageFor('09/01/2026', '09/29/2026')).toBe('Minimum date range is 30 days')
  })

  it('B-VALID-25: spans at most 365 days from the first to the last', () => {
    expect(messageFor('10/01/2025', '10/01/2026')).toBeNull()
    expect(messageFor('10/01/2025', '10/02/2026')).toBe(
      'difference between the start and end dates must be smaller than 365 days.',
    )
  })

  it('B-VALID-23: is not validated before both dates are entered', () => {
    expect(readRange(emptyRange, today).problem).toEqual({
      field: 'start',
      message: 'Enter a date as MM/DD/YYYY',
    })
    expect(readRange(withStart('09/01/2026'), today).problem).toEqual({
      field: 'end',
      message: 'Enter a date as MM/DD/YYYY',
    })
  })

  it('B-VALID-21: cannot end in the future, and may end today', () => {
    expect(messageFor('10/01/2026', '11/16/2026')).toBe('The end date is in the future')
    expect(messageFor('10/01/2026', '11/15/2026')).toBeNull()
  })

  it('cannot end before it starts', () => {
    expect(messageFor('10/01/2026', '09/01/2026')).toBe('The end date is before the start date')
  })
})

describe('days picked in the calendar', () => {
  const first = withPicked(emptyRange, parseDay('2026-09-10'))
  const both = withPicked(first, parseDay('2026-10-20'))

  it('are the start and then the end', () => {
    expect(first).toEqual({ start: '09/10/2026', end: '' })
    expect(both).toEqual({ start: '09/10/2026', end: '10/20/2026' })
  })

  it('B-VALID-22: start over with the third, and with one before the start', () => {
    expect(withPicked(both, parseDay('2026-09-15'))).toEqual({ start: '09/15/2026', end: '' })
    expect(withPicked(first, parseDay('2026-09-01'))).toEqual({ start: '09/01/2026', end: '' })
  })
})

it('B-DATES-8, S-MODAL-03: parses and formats MM/DD/YYYY', () => {
  expect(parseEntry('09/03/2026')).toBe('2026-09-03')
  expect(formatEntry(parseDay('2026-09-03'))).toBe('09/03/2026')
})

it('accepts a missing zero and surrounding spaces', () => {
  expect(parseEntry(' 9/3/2026 ')).toBe('2026-09-03')
})

it.each(['', '09/03', '09/03/26', '13/01/2026', '02/29/2026', '2026-09-03', '9.3.2026', 'soon'])(
  'rejects %j',
  (text) => {
    expect(parseEntry(text)).toBeNull()
  },
)
