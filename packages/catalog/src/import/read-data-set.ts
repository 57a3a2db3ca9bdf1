/** Reads an outside data set. Its shape is detected from its content. */
import type { Day } from '@cardsight/engine/dates'
import { parseFactFile } from '../compare/parse-fact-file.ts'
import type { Parsed, TextFile } from '../parse-yaml.ts'
import { readBonuses } from './read-bonuses.ts'
import { readCreditOdds } from './read-creditodds.ts'
import { cardOfGathered, cardOfMissing, cardOfOffer } from './read-fact-file.ts'
import type { OutsideCard } from './statement.ts'

/** The files of a data set: one JSON file, or the card files of a folder. */
export type DataSet = Readonly<{
  path: string
  isFolder: boolean
  files: readonly TextFile[]
  /** When the data was read. Null if nobody knows; facts that have their own dates don't need it. */
  date: Day | null
}>

export function readDataSet({ path, isFolder, files, date }: DataSet): Parsed<OutsideCard[]> {
  if (isFolder) {
    return files.length === 0
      ? problem(path, 'has no data/cards/*.yaml, so it is not a CreditOdds checkout')
      : withDate(path, date, (day) => readCreditOdds(files, { source: 'creditodds', date: day }))
  }
  const value = parseJson(files[0]?.text ?? '')
  if (value === undefined) {
    return problem(path, 'is not JSON')
  }
  if (Array.isArray(value) && value.some(isBonusEntry)) {
    return withDate(path, date, (day) => readBonuses(path, value, { source: 'bonuses', date: day }))
  }
  const facts = parseFactFile(path, value)
  if (facts === null || !facts.ok) {
    return (
      facts ??
      problem(
        path,
        'is none of the data sets we know: a CreditOdds checkout, a bonuses list, or our own facts',
      )
    )
  }
  switch (facts.value.kind) {
    case 'cards':
      return { ok: true, value: facts.value.facts.map((fact) => cardOfGathered(path, fact)) }
    case 'offers':
      return { ok: true, value: facts.value.offers.map((fact) => cardOfOffer(path, fact)) }
    case 'missing':
      return { ok: true, value: facts.value.cards.map((card) => cardOfMissing(path, card)) }
    case 'corrections':
      return problem(path, 'has corrections in words. Apply them by hand, then run compare')
  }
}

function withDate(
  path: string,
  date: Day | null,
  read: (date: Day) => Parsed<OutsideCard[]>,
): Parsed<OutsideCard[]> {
  return date === null
    ? problem(path, 'has no dates. Say when it was read with --date YYYY-MM-DD')
    : read(date)
}

function isBonusEntry(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'historicalOffers')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problem(file: string, reason: string): Parsed<OutsideCard[]> {
  return { ok: false, problems: [{ file, field: '', reason }] }
}
