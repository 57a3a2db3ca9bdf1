/** Writes the review of an import as Markdown. */
import { plural } from '../describe/format.ts'
import type { Seen } from '../seen.ts'
import type { Decision, Verdict } from './decide.ts'
import type { Finding } from './finding.ts'

/** One fact of a card with everything that the import says about it. */
export type ReviewRow = Readonly<{
  cardId: string
  key: string
  findings: readonly Finding[]
  decision: Decision
}>

export type Review = Readonly<{
  rows: readonly ReviewRow[]
  /** What stops the import, one sentence each. */
  problems: readonly string[]
  /** Cards of the data sets that aren't ours, one line each. */
  skipped: readonly string[]
  /** What to do by hand after the patch, one line each. */
  notes: readonly string[]
}>

const verdicts = [
  'suspicious',
  'contradiction',
  'changed',
  'confirmed',
  'older',
] as const satisfies readonly Verdict[]

export function renderReview({ rows, problems, skipped, notes }: Review): string {
  const sorted = verdicts.flatMap((verdict) => rows.filter(({ decision }) => decision.verdict === verdict))
  return [
    '# Catalog import',
    '',
    countsOf(rows),
    ...section('What stops the import', problems),
    ...section('Cards that are not in the catalog', skipped),
    ...section('To do by hand', notes),
    '',
    '## Facts',
    '',
    '| Card | Field | Ours | Theirs | Verdict |',
    '|---|---|---|---|---|',
    ...sorted.map(lineOf),
    '',
  ].join('\n')
}

export function countsOf(rows: readonly ReviewRow[]): string {
  const parts = verdicts.map((verdict) => {
    const count = rows.filter(({ decision }) => decision.verdict === verdict).length
    return `${count} ${verdict}`
  })
  const accepted = rows.filter(({ decision }) => decision.verdict === 'changed' && decision.accepted !== null)
  return `${plural(rows.length, 'fact')}: ${parts.join(', ')}. ${plural(accepted.length, 'change')} accepted.`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)]
}

function lineOf({ cardId, key, findings, decision }: ReviewRow): string {
  const [first] = findings
  const ours = first === undefined ? '' : dated(first.ours, first.oursSeen)
  const theirs = findings.map((finding) => dated(finding.theirs, finding.seen)).join('; ')
  return `| ${[cardId, key, ours, theirs, `${decision.verdict}: ${decision.reason}`].map(cell).join(' | ')} |`
}

function dated(text: string, seen: Seen | null): string {
  return seen === null ? text : `${text} (${seen.source} ${seen.date})`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
