import { categories } from '@cardsight/engine/categories'
import type { DebuggedRun } from '../run/debug-run.ts'

/** Raw engine output: cents, points, cards in catalog order. */
export function presentDebug({ run, best }: DebuggedRun) {
  const { catalog, spend, result } = run
  const { overall } = result
  return {
    catalogVersion: catalog.release.version,
    assumptions: catalog.assumptions,
    window: spend.window,
    purchases: spend.offsets.length,
    leftOut: spend.leftOut,
    spendingCents: overall.spendingCents,
    spendingCentsByCategory: Object.fromEntries(
      categories.map(({ key }, index) => [key, result.spendingCents[index] ?? 0]),
    ),
    cards: catalog.release.cards.map(({ id, engine }, row) => ({
      id,
      isOpen: engine.isOpen,
      moneyCents: overall.money.map((column) => column[row] ?? 0),
      points: overall.points.map((column) => column[row] ?? 0),
      introMoneyCents: overall.introMoney.map((column) => column[row] ?? 0),
      introPoints: overall.introPoints[row] ?? 0,
      totalCents: overall.total.map((column) => column[row] ?? 0),
    })),
    best,
  }
}
