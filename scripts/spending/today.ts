import { type Day, parseDay } from '@cardsight/engine/dates'

export function todayInUtc(): Day {
  return parseDay(new Date().toISOString().slice(0, 10))
}
