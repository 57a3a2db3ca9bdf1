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

it('is a calendar of all-day events, with commas escaped and long titles folded', () => {
  const file = toCalendarFile([
    { day: parseDay('2027-01-01'), title: 'Activate Rotating Card', text: 'A new quarter starts.' },
    {
      day: parseDay('2027-02-13'),
      title: 'Bonus of a card with a very long name that no single line of a calendar file can hold ends',
      text: 'By today $4,000.00 must have been paid with it.',
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
      SUMMARY: 'Bonus of a card with a very long name that no single line of a calendar file can hold ends',
      DESCRIPTION: 'By today $4\\,000.00 must have been paid with it.',
    },
  ])
  expect(new Set(eventsIn(file).map(({ UID }) => UID)).size).toBe(2)
})
