/** A hand-written history of the sample card, compiled with the catalog's tables. */
import { compile } from '../compile.ts'
import type { CardHistory } from '../history/card-history.ts'
import { describeProblem } from '../problem.ts'
import type { CatalogCard } from '../release.ts'
import { type Changes, catalogTables, sampleFile } from './sample-card.ts'

const points = { program: 'amex-membership-rewards' }

/** Compiles the sample card, which earns points, with a history file. */
export function sampleHistory(
  text: string,
  changes: Changes = {},
): { history: CardHistory; card: CatalogCard } {
  const compiled = compileSample(text, 'history/plain-card.yaml', changes)
  const [card] = compiled.ok ? compiled.release.cards : []
  const [history] = compiled.ok ? compiled.histories : []
  if (card === undefined || history === undefined) {
    throw new Error(compiled.ok ? 'no card' : compiled.problems.map(describeProblem).join('\n'))
  }
  return { history, card }
}

/** Returns the problems of a history file of the sample card, whose newest fact is from Sep 21, 2026. */
export function historyProblems(text: string, path = 'history/plain-card.yaml'): string[] {
  const compiled = compileSample(text, path, {})
  return compiled.ok ? [] : compiled.problems.map(describeProblem)
}

function compileSample(text: string, path: string, changes: Changes) {
  return compile([sampleFile({ ...points, ...changes })], catalogTables(), [{ path, text }])
}
