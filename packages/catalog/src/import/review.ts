/** Writes the review of an import as Markdown. */
import { plural } from '../describe/format.ts'
import type { Seen } from '../seen.ts'
import type { Decision, Verdict } from './decide.ts'
import type { Finding } from './finding.ts'

/** One fact of a card with everything that the import says about it. */
export type ReviewRow = Readonly<{
  cardId: string
  issuer: string
  /** The issuer's page, to check a change. */
  page: string
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
  'declined',
] as const satisfies readonly Verdict[]

/** Verdicts that leave nothing to decide. */
const settled: ReadonlySet<Verdict> = new Set(['confirmed', 'older', 'declined'])

/** Writes what a person has to decide first. Facts without a change are counted, so that the review stays short. */
export function renderReview({ rows, problems, skipped, notes }: Review): string {
  const toDecide = rows.filter(({ decision }) => isOpen(decision))
  const accepted = rows.filter(({ decision }) => decision.verdict === 'changed' && !isOpen(decision))
  return [
    '# Catalog import',
    '',
    countsOf(rows),
    ...section('What stops the import', problems),
    ...table('To decide', toDecide),
    ...table('Accepted changes', accepted),
    ...section('To do by hand', notes),
    ...section('Confirmed, by field', countsByField(rows, 'confirmed')),
    ...section('Older than ours, by field', countsByField(rows, 'older')),
    ...section('Declined before, by field', countsByField(rows, 'declined')),
    ...section('Cards that are not in the catalog', skipped),
    '',
  ].join('\n')
}

/** True if a person has to decide. */
export function isOpen({ verdict, accepted }: Decision): boolean {
  return accepted === null && !settled.has(verdict)
}

function table(title: string, rows: readonly ReviewRow[]): string[] {
  const sorted = verdicts.flatMap((verdict) => rows.filter(({ decision }) => decision.verdict === verdict))
  const head = ['', `## ${title}`, '', '| Card | Field | Ours | Theirs | Verdict |', '|---|---|---|---|---|']
  return rows.length === 0 ? [] : [...head, ...sorted.map(lineOf)]
}

function countsByField(rows: readonly ReviewRow[], verdict: Verdict): string[] {
  const fields = rows.flatMap(({ key, decision }) =>
    decision.verdict === verdict ? (key.split('.')[0] ?? key) : [],
  )
  return [...new Set(fields)].map((field) => `${field}: ${fields.filter((other) => other === field).length}`)
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

function lineOf({ cardId, page, key, findings, decision }: ReviewRow): string {
  const [first] = findings
  const ours = first === undefined ? '' : dated(first.ours, first.oursSeen)
  const theirs = findings.map((finding) => dated(finding.theirs, finding.seen)).join('; ')
  const card = `[${cardId}](${page})`
  return `| ${[card, key, ours, theirs, `${decision.verdict}: ${decision.reason}`].map(cell).join(' | ')} |`
}

function dated(text: string, seen: Seen | null): string {
  return seen === null ? text : `${text} (${seen.source} ${seen.date})`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
