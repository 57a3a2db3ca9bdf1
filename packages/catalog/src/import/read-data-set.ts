/** Reads outside data sets. The shape of each file is detected from its content. */
import type { Day } from '@cardsight/engine/dates'
import { parseFactFile } from '../compare/parse-fact-file.ts'
import { loadYaml, type Parsed, type TextFile } from '../parse-yaml.ts'
import { aiCheckout } from './read-aicheckout.ts'
import { bonuses } from './read-bonuses.ts'
import { caddy } from './read-caddy.ts'
import { churningCards, churningOffers } from './read-churning.ts'
import { creditOdds } from './read-creditodds.ts'
import { cardOfGathered, cardOfMissing, cardOfOffer } from './read-fact-file.ts'
import { planCards } from './read-plan-cards.ts'
import { type Reader, seenOfSource } from './reader.ts'
import type { OutsideCard } from './statement.ts'

export const readers: readonly Reader[] = [
  creditOdds,
  bonuses,
  churningCards,
  churningOffers,
  planCards,
  caddy,
  aiCheckout,
]

/** The files of a data set: one file, or those of a checkout that readers know. */
export type DataSet = Readonly<{ path: string; files: readonly DatedFile[] }>

/** A file with the day on which it last changed. Null if nobody knows; facts that have their own dates don't need it. */
export type DatedFile = TextFile & Readonly<{ date: Day | null }>

/** @param read the day on which we read the data set. */
export function readDataSet({ path, files }: DataSet, read: Day): Parsed<OutsideCard[]> {
  if (files.length === 0) {
    return problem(
      path,
      `has none of the files that readers know: ${readers.map((reader) => reader.files).join(', ')}`,
    )
  }
  const results = files.map((file) => readFile(file, read))
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems))
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: results.flatMap((result) => (result.ok ? result.value : [])) }
}

function readFile(file: DatedFile, read: Day): Parsed<OutsideCard[]> {
  const { path, text, date } = file
  const parsed = path.endsWith('.json') ? parseJson(path, text) : loadYaml(file)
  if (!parsed.ok) {
    return parsed
  }
  const reader = readers.find(({ accepts }) => accepts(parsed.value))
  if (reader === undefined) {
    return readFacts(path, parsed.value)
  }
  return date === null && !reader.isDated
    ? problem(path, 'has no dates. Say when its facts were true with --date YYYY-MM-DD')
    : reader.read(path, parsed.value, seenOfSource(reader.source, read, date))
}

/** Reads our own fact files. */
function readFacts(path: string, value: unknown): Parsed<OutsideCard[]> {
  const facts = parseFactFile(path, value)
  if (facts === null || !facts.ok) {
    return facts ?? problem(path, 'is none of the data sets we know (docs/card-format.md)')
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
    case 'business':
    case 'eligibility':
      return problem(path, 'has facts in words. Apply them by hand, then run compare')
  }
}

function parseJson(path: string, text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return problem(path, 'is not JSON')
  }
}

function problem(
  file: string,
  reason: string,
): { ok: false; problems: { file: string; field: string; reason: string }[] } {
  return { ok: false, problems: [{ file, field: '', reason }] }
}
