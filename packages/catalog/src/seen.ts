/** Provenance of a fact: where it was seen last, and when. Card files write it as `creditodds 2026-08-18`. */
import { type Day, parseDay } from '@cardsight/engine/dates'
import { z } from 'zod'

/** A source's id and the day on which it stated the fact. */
export type Seen = Readonly<{ source: string; date: Day }>

export type SeenText = z.infer<ReturnType<typeof seenSchemaFor>>

const pattern = /^([a-z0-9-]+) (\d{4}-\d{2}-\d{2})$/

/** Schema of `<source> <YYYY-MM-DD>` for tables, where any source passes: `findTableInconsistencies` checks it. */
export const seenTextSchema = z
  .string()
  .regex(pattern, { error: 'must be a source and a date, such as creditodds 2026-08-18', abort: true })
  .refine((text) => isRealDay(text.slice(-10)), 'must end with a date in YYYY-MM-DD format')
  .brand<'Seen'>()

/** The same for card files. The value stays text, so published facts match the file format. */
export function seenSchemaFor(sources: readonly string[]) {
  return seenTextSchema
    .refine((text) => sources.includes(text.slice(0, -11)), 'must start with a source from sources.yaml')
    .describe('Source and date of this fact, if they differ from the card’s')
}

/** Throws RangeError if the text isn't a source and a date. */
export function parseSeen(text: string): Seen {
  const match = pattern.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new RangeError(`not a source and a date: ${text}`)
  }
  return { source: match[1], date: parseDay(match[2]) }
}

function isRealDay(text: string): boolean {
  return z.iso.date().safeParse(text).success
}
