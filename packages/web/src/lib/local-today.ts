import { type Day, parseDay } from '@cardsight/engine/dates'

/** The current day in the user's time zone. */
export function localToday(): Day {
  const now = new Date()
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return parseDay(`${now.getFullYear()}-${month}-${date}`)
}
