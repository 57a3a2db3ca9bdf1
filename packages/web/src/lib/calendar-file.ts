import type { Day } from '@cardsight/engine/dates'
import ical from 'ical-generator'

/** An all-day event. */
export type Reminder = Readonly<{ day: Day; title: string; text: string }>

/** Reminders as a calendar file; all-day events are the same in every time zone. */
export function toCalendarFile(reminders: readonly Reminder[]): string {
  const calendar = ical({ name: 'Cardsight wallet', prodId: { company: 'Cardsight', product: 'Wallet' } })
  for (const { day, title, text } of reminders) {
    calendar.createEvent({
      id: `${day}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@cardsight`,
      // A string would be parsed as local time, so we pass a date. Noon UTC keeps the day.
      start: new Date(`${day}T12:00:00Z`),
      allDay: true,
      summary: title,
      description: text,
    })
  }
  return calendar.toString()
}
