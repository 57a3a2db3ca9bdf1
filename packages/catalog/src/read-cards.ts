/** Reads a user's own cards in the open card format: one card, a list, or several documents in a file. */
import { parseAllDocuments, stringify } from 'yaml'
import { compile } from './compile.ts'
import { parseTables } from './parse-tables.ts'
import { describeProblem } from './problem.ts'
import { packageDir, readTables } from './read-files.ts'
import type { Release } from './release.ts'
import type { Tables } from './tables.ts'

/** Compiles the cards with the catalog's tables. Throws an error that lists every problem. */
export function readCardFile(name: string, text: string): Release {
  const tables = parseTables(readTables(packageDir))
  if (!tables.ok) {
    throw new Error(tables.problems.map(describeProblem).join('\n'))
  }
  const cards = parseAllDocuments(text).flatMap((document) => {
    const value: unknown = document.toJS()
    return Array.isArray(value) ? value : [value]
  })
  const compiled = compile(
    cards.map((card: unknown, index) => ({ path: pathOf(card, index, tables.value), text: stringify(card) })),
    tables.value,
  )
  if (!compiled.ok) {
    throw new Error(compiled.problems.map((problem) => `${name}: ${describeProblem(problem)}`).join('\n'))
  }
  return compiled.release
}

/** Returns the path that the card would have in the catalog, so the path check passes. */
function pathOf(card: unknown, index: number, { issuers }: Tables): string {
  const { id, issuer } = typeof card === 'object' && card !== null ? (card as Record<string, unknown>) : {}
  const folder = typeof issuer === 'string' ? issuers[issuer]?.folder : undefined
  return `cards/${folder ?? 'unknown'}/${typeof id === 'string' ? id : `card-${index + 1}`}.yaml`
}
