/** Removes dated lines with amounts that aren't transactions. */
import type { Entry, FoundEntries } from './entry.ts'

/** Where most entries are in sections or tables, a dated line outside of them is advertising or legal text. */
export function withoutStrays(found: Omit<FoundEntries, 'strays'>): FoundEntries {
  const isInSection = ({ kind }: Entry) => kind !== null
  const isInTable = ({ isInTable: isInside }: Entry) => isInside
  const isUsual = [isInSection, isInTable].find(
    (isInside) => found.entries.filter(isInside).length * 2 >= found.entries.length,
  )
  const strays = isUsual === undefined ? [] : found.entries.filter((entry) => !isUsual(entry))
  const isStray = new Set(strays)
  const unread = strays.map(({ line, date, text, amount }) => ({ line, text: `${date} ${text} ${amount}` }))
  return {
    ...found,
    strays,
    entries: found.entries.filter((entry) => !isStray.has(entry)),
    unread: [...found.unread, ...unread].sort((a, b) => a.line - b.line),
  }
}
