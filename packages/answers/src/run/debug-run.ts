import { bestRows } from '@cardsight/contract'
import { type Explanation, explain } from '@cardsight/engine'
import type { Run } from './run.ts'

/** A run, and its best card taken apart day by day: all that is needed to check it by hand. */
export type DebuggedRun = Readonly<{ run: Run; best: Explanation | null }>

export function debugRun(run: Run): DebuggedRun {
  const { catalog, result, spend } = run
  const [place] = bestRows(catalog.openByName, result.overall.total[0] ?? [], 1)
  const card = place === undefined ? undefined : catalog.release.cards[place]
  return { run, best: card === undefined ? null : explain(card.engine, spend, catalog.assumptions) }
}
