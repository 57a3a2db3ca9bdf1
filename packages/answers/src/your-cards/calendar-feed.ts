/** Reminders as an iCalendar file (RFC 5545) with all-day events. The same reminders and day give the same text. */
import type { Day } from '@cardsight/engine/dates'
import { addDays } from '@cardsight/engine/dates'
import { eventUid } from './event-uid.ts'
import type { Reminder } from './reminders.ts'

const LINE_END = '\r\n'
const MAX_OCTETS = 75

/**
 * A feed or a file: the same event has the same UID in both, so that a calendar with both shows it once.
 * @param today the time stamp of every event.
 * @param ownerId the person's account; empty for a guest. Ids of reminders are unique for one person only, and people share
 * calendars.
 */
export function calendarFeed(reminders: readonly Reminder[], today: Day, ownerId: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cardsight//Your cards//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Cardsight',
    ...reminders.flatMap((reminder) => eventLines(reminder, today, eventUid(ownerId, reminder.id))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => fold(line) + LINE_END).join('')
}

function eventLines({ day, title, text }: Reminder, today: Day, uid: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basicDate(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `DTEND;VALUE=DATE:${basicDate(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function basicDate(day: Day): string {
  return day.replaceAll('-', '')
}

/** Control characters aren't allowed, except a line break, which is written as \n. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a line into parts of at most 75 octets of UTF-8. Later parts start with a space. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      folded += `${LINE_END} `
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) {
    return 1
  }
  if (code < 0x800) {
    return 2
  }
  return code < 0x1_0000 ? 3 : 4
}
