import { type Day, dayOfMoment, parseDay } from '@cardsight/engine/dates'

/** Returns the given day, or today. Throws RangeError if the text isn't a day. */
export function dayArgument(text: string | undefined): Day {
  return text === undefined ? dayOfMoment(new Date()) : parseDay(text)
}
