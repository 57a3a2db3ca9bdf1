/** Opening dates as people type them: a day or just a month. */
import { formatDay } from '@cardsight/contract/your-cards'
import { isDay, parseDay, shortMonthNames } from '@cardsight/engine/dates'

/** '3/14/2025' → '2025-03-14', 'March 2025' → '2025-03'. Anything else stays as typed, for the check to name it. */
export function readOpened(typed: string): string {
  const text = typed.trim()
  const slashes = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(text)
  if (slashes !== null) {
    return join(slashes[3], slashes[1], slashes[2])
  }
  const words = /^([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/i.exec(text)
  const month = shortMonthNames.findIndex(
    (name) => words?.[1]?.toLowerCase().startsWith(name.toLowerCase()) === true,
  )
  return words === null || month === -1 ? text : join(words[3], String(month + 1), words[2])
}

/** '2025-03-14' → 'Mar 14, 2025', '2025-03' → 'Mar 2025'. */
export function showOpened(opened: string): string {
  if (isDay(opened)) {
    return formatDay(opened)
  }
  return isDay(`${opened}-01`) ? formatDay(parseDay(`${opened}-01`)).replace(' 1,', '') : opened
}

function join(year = '', month = '', day?: string): string {
  const parts = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])]
  return parts.join('-')
}
