/** From the text of card files to a checked release, or to the list of everything that is wrong with them. */
import { createHash } from 'node:crypto'
import { dollarsToCents } from '@cardsight/engine'
import { parseDocument } from 'yaml'
import { deepFreeze } from './deep-freeze.ts'
import { findMisfits, type Located } from './misfits.ts'
import { type Problem, problemsOf } from './problem.ts'
import type { Card, Release } from './release.ts'
import { type CardFacts, cardFactsSchema } from './schema.ts'

/** A file below `cards/`: its path from there with forward slashes, and what it holds. */
export type CardFile = { readonly path: string; readonly text: string }

export type Compiled =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export function compile(files: readonly CardFile[]): Compiled {
  if (files.length === 0) {
    return { ok: false, problems: [{ file: '.', field: '', reason: 'holds no card' }] }
  }
  const parsed = files.map(parseFile)
  const located = parsed.flatMap((file) => (file.ok ? [file.located] : []))
  const problems = [...parsed.flatMap((file) => (file.ok ? [] : file.problems)), ...findMisfits(located)]
  if (problems.length > 0) {
    return { ok: false, problems: problems.toSorted((a, b) => compareText(a.file, b.file)) }
  }
  const cards = located.map(({ facts }) => toCard(facts)).sort((a, b) => compareText(a.id, b.id))
  return { ok: true, release: deepFreeze({ version: versionOf(cards), cards }) }
}

type Parsed = { ok: true; located: Located } | { ok: false; problems: Problem[] }

function parseFile({ path, text }: CardFile): Parsed {
  const document = parseDocument(text)
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0) {
    const problems = faults.map(({ message }) => ({
      file: path,
      field: '',
      reason: message.split('\n')[0] ?? message,
    }))
    return { ok: false, problems }
  }
  const result = cardFactsSchema.safeParse(document.toJS(), {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined),
  })
  return result.success
    ? { ok: true, located: { path, facts: result.data } }
    : { ok: false, problems: problemsOf(path, result.error) }
}

function toCard({ annualFee, ...facts }: CardFacts): Card {
  return { ...facts, annualFeeCents: dollarsToCents(annualFee) }
}

function versionOf(cards: readonly Card[]): string {
  return createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 12)
}

/** By code unit and not by locale: the same bytes on every machine. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
