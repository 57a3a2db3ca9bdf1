import { type Explanation, explain, rankCards } from '@cardsight/engine/backtest'
import type { Run } from './run.ts'

/** A run with its best card explained day by day, for checking by hand. */
export type DebuggedRun = Readonly<{ run: Run; best: Explanation | null }>

export function debugRun(run: Run): DebuggedRun {
  const { catalog, result, spend } = run
  const [index] = rankCards(catalog.compiled, result.overall, { years: 1, isIntro: true })
  const card = index === undefined ? undefined : catalog.release.cards[index]
  return { run, best: card === undefined ? null : explain(card.engine, spend, catalog.assumptions) }
}
