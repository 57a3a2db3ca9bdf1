/** The stored date filter, and the days it stands for. */
import { type Day, type DayRange, dayRange, isDay } from '@cardsight/engine/dates'
import {
  CUSTOM,
  type DateType,
  DEFAULT_DATE_TYPE,
  isDateType,
  type PresetDateType,
  presetWindow,
  savedMonths,
} from '@cardsight/engine/spending'

/** `date` is set only for a custom range: the others count back from the current day. */
export type StoredDates = Readonly<{
  dateType: DateType
  date: Readonly<{ start: string; end: string }> | null
  month: number | null
}>

export const defaultDates: StoredDates = presetDates(DEFAULT_DATE_TYPE)

export function presetDates(dateType: PresetDateType): StoredDates {
  return { dateType, date: null, month: savedMonths(dateType) }
}

export function customDates({ first, last }: DayRange): StoredDates {
  return { dateType: CUSTOM, date: { start: first, end: last }, month: savedMonths(CUSTOM) }
}

/** First and last day, both included. */
export function windowOfDates({ dateType, date }: StoredDates, today: Day): DayRange {
  if (dateType !== CUSTOM) {
    return presetWindow(dateType, today)
  }
  return rangeOf(date) ?? presetWindow(DEFAULT_DATE_TYPE, today)
}

/** Parses a stored date filter; null if it is invalid. The months follow from the type, whatever was stored. */
export function parseStoredDates(value: unknown): StoredDates | null {
  if (typeof value !== 'object' || value === null || !('dateType' in value)) {
    return null
  }
  const { dateType } = value
  if (typeof dateType !== 'number' || !isDateType(dateType)) {
    return null
  }
  if (dateType !== CUSTOM) {
    return presetDates(dateType)
  }
  const range = 'date' in value ? rangeOf(value.date) : null
  return range === null ? null : customDates(range)
}

function rangeOf(value: unknown): DayRange | null {
  if (typeof value !== 'object' || value === null || !('start' in value) || !('end' in value)) {
    return null
  }
  const { start, end } = value
  if (typeof start !== 'string' || typeof end !== 'string' || !isDay(start) || !isDay(end) || end < start) {
    return null
  }
  return dayRange(start, end)
}
