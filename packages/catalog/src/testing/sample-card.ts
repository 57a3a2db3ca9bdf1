/** A plain card file that tests can change, compiled with the catalog's tables. */
import { compile } from '../compile.ts'
import { parseTables } from '../parse-tables.ts'
import type { TextFile } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { packageDir, readTables } from '../read-files.ts'
import type { CatalogCard, Release } from '../release.ts'
import type { Tables } from '../tables.ts'

const facts = {
  id: 'plain-card',
  name: 'Plain Card',
  issuer: 'U.S. Bank',
  network: 'visa',
  kind: 'cash-back',
  link: 'https://example.com/plain-card',
  seen: 'creditodds 2026-08-18',
  status: '{ state: open, seen: creditodds 2026-08-22 }',
  program: 'cash',
  fee: '{ yearly: 39.5, seen: duff 2026-09-21 }',
  earns: '[{ rate: 1, on: [everything] }]',
  summary: 'A plain card.',
}

export type Changes = Readonly<Record<string, string | null>>

/** Returns the sample file. Each change is the YAML of a field; null omits the field. */
export function sampleFile(changes: Changes = {}, path = 'cards/us-bank/plain-card.yaml'): TextFile {
  const lines = Object.entries({ ...facts, ...changes }).filter(([, value]) => value !== null)
  return { path, text: lines.map(([key, value]) => `${key}: ${value}\n`).join('') }
}

/** Parsed once, because the tables don't change during a test run. */
const tables = loadTables()

export function catalogTables(): Tables {
  return tables
}

function loadTables(): Tables {
  const parsed = parseTables(readTables(packageDir))
  if (!parsed.ok) {
    throw new Error(parsed.problems.map(describeProblem).join('\n'))
  }
  return parsed.value
}

export function releaseOf(...files: TextFile[]): Release {
  const compiled = compile(files, tables)
  if (!compiled.ok) {
    throw new Error(compiled.problems.map(describeProblem).join('\n'))
  }
  return compiled.release
}

export function problemsOf(...files: TextFile[]): string[] {
  const compiled = compile(files, tables)
  return compiled.ok ? [] : compiled.problems.map(describeProblem)
}

/** Compiles the sample with the changes, and returns the card with its release. */
export function sampleCard(changes: Changes = {}): { card: CatalogCard; release: Release } {
  const release = releaseOf(sampleFile(changes))
  const [card] = release.cards
  if (card === undefined) {
    throw new Error('The sample release has no card')
  }
  return { card, release }
}
