/** The interface of readers. A reader says where a public data set has its cards, and turns each entry into statements. */
import { parseDay } from '@cardsight/engine/dates'
import type { z } from 'zod'
import { parseEntries } from '../compare/parse-entries.ts'
import type { Parsed } from '../parse-yaml.ts'
import type { Seen } from '../seen.ts'
import type { OutsideCard } from './statement.ts'

/** Returns the source with the day that an entry states, or else with the day on which its file last changed. */
export type SeenOf = (stated?: string | undefined) => Seen

export type Reader = Readonly<{
  /** Key of sources.yaml. */
  source: string
  /** The files with cards in a checkout of the repository, as a glob. */
  files: string
  /** True if every entry states its date, so files need none. */
  isDated: boolean
  /** True if the content of a file has the shape of this data set. */
  accepts: (value: unknown) => boolean
  read: (file: string, value: unknown, seenOf: SeenOf) => Parsed<OutsideCard[]>
}>

type Definition<Entry> = Omit<Reader, 'read'> &
  Readonly<{
    /** Returns the entries of an accepted file. Absent if each file is one card. */
    entriesOf?: (value: unknown) => readonly unknown[]
    schema: z.ZodType<Entry>
    /** Returns null for an entry that isn't compared, such as a business card. */
    toCard: (entry: Entry, file: string, seenOf: SeenOf) => Omit<OutsideCard, 'file'> | null
  }>

export function defineReader<Entry>({ entriesOf, schema, toCard, ...reader }: Definition<Entry>): Reader {
  return {
    ...reader,
    read: (file, value, seenOf) => {
      const { values, problems } = parseEntries(file, entriesOf?.(value) ?? [value], schema)
      if (problems.length > 0) {
        const ofFile = problems.map((problem) => ({ ...problem, file }))
        return { ok: false, problems: entriesOf === undefined ? ofFile : problems }
      }
      const cards = values.flatMap((entry) => toCard(entry, file, seenOf) ?? [])
      return { ok: true, value: cards.map((card) => ({ file, ...card })) }
    },
  }
}

/** Returns a function that dates statements of a source. `read` is the day of the import. */
export function seenOfSource(source: string, read: string, changed: string | null): SeenOf {
  return (stated) => {
    const date = parseDay(stated ?? changed ?? '')
    return read > date ? { source, date, read: parseDay(read) } : { source, date }
  }
}

export function hasKeys(value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key))
}

/** Returns the number of an amount such as `$1,295`. Null if the text says anything else. */
export function dollarsOf(text: string): number | null {
  const match = /^\$(\d[\d,]*(?:\.\d+)?)$/.exec(text.trim())
  return match?.[1] === undefined ? null : Number(match[1].replaceAll(',', ''))
}

/** Returns the rate of a text such as `1.5%` or `3x`. Null if the text says anything else. */
export function rateOf(text: string): Readonly<{ rate: number; unit: 'percent' | 'points' }> | null {
  const match = /^(\d+(?:\.\d+)?)\s?(%|x)(?: (?:cash back|miles|points))?$/i.exec(text.trim())
  return match === null ? null : { rate: Number(match[1]), unit: match[2] === '%' ? 'percent' : 'points' }
}
