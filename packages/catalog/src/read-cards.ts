/** Cards of somebody's own in the open card format: one, a list, or several documents in a file. */
import { parseAllDocuments, stringify } from 'yaml'
import { compile } from './compile.ts'
import { parseTables } from './parse-tables.ts'
import { describeProblem } from './problem.ts'
import { readTables, room } from './read-files.ts'
import type { Release } from './release.ts'
import type { Tables } from './tables.ts'

/** Throws an error that names every card, field and reason. The shared tables are the catalog's. */
export function readCardFile(name: string, text: string): Release {
  const tables = parseTables(readTables(room))
  if (!tables.ok) {
    throw new Error(tables.problems.map(describeProblem).join('\n'))
  }
  const cards = parseAllDocuments(text).flatMap((document) => {
    const value: unknown = document.toJS()
    return Array.isArray(value) ? value : [value]
  })
  const compiled = compile(
    cards.map((card: unknown, place) => ({ path: pathOf(card, place, tables.value), text: stringify(card) })),
    tables.value,
  )
  if (!compiled.ok) {
    throw new Error(compiled.problems.map((problem) => `${name}: ${describeProblem(problem)}`).join('\n'))
  }
  return compiled.release
}

/** Where the catalog would keep it: a file of one's own has no folder that could be wrong. */
function pathOf(card: unknown, place: number, { issuers }: Tables): string {
  const { id, issuer } = typeof card === 'object' && card !== null ? (card as Record<string, unknown>) : {}
  const folder = typeof issuer === 'string' ? issuers[issuer]?.folder : undefined
  return `cards/${folder ?? 'unknown'}/${typeof id === 'string' ? id : `card-${place + 1}`}.yaml`
}
