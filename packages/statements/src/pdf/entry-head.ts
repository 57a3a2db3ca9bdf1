/** The beginning of an entry: card digits or a reference, the date, the posting date, and the text after them. */

export type EntryHead = Readonly<{ date: string; posted: string | null; rest: string }>

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`
export const entryDate = String.raw`(?:\d{1,2}[/\-]\d{1,2}(?:[/\-](?:\d{4}|\d{2}))?|\d{4}-\d{2}-\d{2}|${month} \d{1,2}(?:,? \d{4})?|\d{1,2} ${month}(?: \d{4})?)`
/** The last digits of a card, or a reference number. */
const number = String.raw`(?:\d{4}|[A-Z]{0,4}\d[A-Z0-9]{7,24})`
const shape = new RegExp(
  String.raw`^\*?(?:${number} ){0,2}(${entryDate})\*?(?![\d/])(?: (?:${number} ){0,2}(${entryDate})\*?(?![\d/]))?(?: (\S.{0,300}))?$`,
  'i',
)

/** Returns null if a line doesn't begin with a date. */
export function entryHeadOf(text: string): EntryHead | null {
  const match = shape.exec(text)
  return match === null ? null : { date: match[1] ?? '', posted: match[2] ?? null, rest: match[3] ?? '' }
}

const reference = /^[A-Z]{0,2}\d[A-Z0-9]{6,24}$/

/** Drops reference numbers that some statements print before the merchant. */
export function withoutReferences(words: string): string {
  const [first = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(words)?.slice(1) ?? []
  const isReference = reference.test(first) && first.replace(/\D/g, '').length >= 5
  return isReference ? withoutReferences(rest) : words.trim()
}
