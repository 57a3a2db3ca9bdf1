import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { toCalendarFile } from './calendar-file.ts'

/** The properties of each event, with long lines unfolded as in RFC 5545. */
function eventsIn(text: string): Record<string, string>[] {
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '')
  return unfolded
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split('END:VEVENT')[0]
          ?.trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]) ?? [],
      ),
    )
}

it('writes all-day events, escapes commas and folds long titles', () => {
  const file = toCalendarFile([
    { day: parseDay('2027-01-01'), title: 'Activate Rotating Card', text: 'A new quarter starts.' },
    {
      day: parseDay('2027-02-13'),
      title: 'A card with a name that is too long for a single line of a calendar file: bonus ends',
      text: 'Spend $4,000.00 on it by today.',
    },
  ])
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(eventsIn(file)).toMatchObject([
    { 'DTSTART;VALUE=DATE': '20270101', SUMMARY: 'Activate Rotating Card' },
    {
      'DTSTART;VALUE=DATE': '20270213',
      SUMMARY: 'A card with a name that is too long for a single line of a calendar file: bonus ends',
      DESCRIPTION: 'Spend $4\\,000.00 on it by today.',
    },
  ])
  expect(new Set(eventsIn(file).map(({ UID }) => UID)).size).toBe(2)
})
