/**
 * Provenance of a fact: who stated it, when it was true, and when we read it. Card files write `creditodds 2026-08-18`, or
 * `creditodds 2026-08-18 read 2026-11-15` if we read the source on a later day, or `pages undated read 2026-11-15`. A page other
 * than the card's link comes last: `issuer 2026-11-18 at https://www.example.com/terms`.
 */
import { type Day, parseDay } from '@cardsight/engine/dates'
import { z } from 'zod'

export type Seen = Readonly<{
  /** A key of sources.yaml. */
  source: string
  /** The day on which the source stated the fact. For a source without a date, the day on which we read it. */
  date: Day
  /** True if the source has no date, so nobody knows how old the fact is. */
  isUndated?: true
  /** The day on which we read the source, if the file says so. */
  read?: Day
  /** The page that states the fact, if it isn't the card's own link. */
  page?: string
  /** Another source that states the same. */
  also?: Seen
}>

export type SeenText = z.infer<ReturnType<typeof seenSchemaFor>>

const UNDATED = 'undated'
const pattern =
  /^([a-z0-9-]+) (\d{4}-\d{2}-\d{2}|undated)(?: read (\d{4}-\d{2}-\d{2}))?(?: at (https:\/\/[^\s,{}[\]]+))?$/

/** Schema of `<source> <YYYY-MM-DD>` for tables, where any source passes: `findTableInconsistencies` checks it. */
export const seenTextSchema = z
  .string()
  .regex(pattern, { error: 'must be a source and a date, such as creditodds 2026-08-18', abort: true })
  .refine((text) => partsOf(text).days.every(isRealDay), {
    error: 'must end with a date in YYYY-MM-DD format',
    abort: true,
  })
  .refine((text) => partsOf(text).days.length > 0, {
    error: 'must say when we read an undated source, such as pages undated read 2026-11-15',
    abort: true,
  })
  .refine((text) => isInOrder(partsOf(text).days), "can't be read before the source stated it")
  .brand<'Seen'>()

/** The same for card files. The value stays text, so published facts match the file format. */
export function seenSchemaFor(sources: readonly string[]) {
  return seenTextSchema
    .refine((text) => sources.includes(partsOf(text).source), 'must start with a source from sources.yaml')
    .describe('Source and date of this fact, if they differ from the card’s')
}

/** Throws RangeError if the text isn't a source and a date. */
export function parseSeen(text: string): Seen {
  const { source, stated, read, page } = partsOf(text)
  const date = stated === UNDATED ? read : stated
  if (date === undefined) {
    throw new RangeError(`not a source and a date: ${text}`)
  }
  return {
    source,
    date: parseDay(date),
    ...(stated === UNDATED ? { isUndated: true as const } : {}),
    ...(read === undefined ? {} : { read: parseDay(read) }),
    ...(page === undefined ? {} : { page }),
  }
}

/** Writes what `parseSeen` reads. */
export function seenText({ source, date, isUndated, read, page }: Seen): string {
  const stated = isUndated ? UNDATED : date
  const later = read === undefined || read === stated ? '' : ` read ${read}`
  return `${source} ${stated}${later}${page === undefined ? '' : ` at ${page}`}`
}

function partsOf(text: string) {
  const [, source = '', stated, read, page] = pattern.exec(text) ?? []
  const days = [stated, read].filter((day) => day !== undefined && day !== UNDATED)
  return { source, stated, read, page, days }
}

function isInOrder([stated = '', read = stated]: readonly (string | undefined)[]): boolean {
  return stated <= read
}

function isRealDay(text: string | undefined): boolean {
  return z.iso.date().safeParse(text).success
}
