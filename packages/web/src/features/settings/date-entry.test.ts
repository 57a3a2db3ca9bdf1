import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { formatEntry, parseEntry } from './date-entry.ts'

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
