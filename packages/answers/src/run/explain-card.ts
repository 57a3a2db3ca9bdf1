import type { CatalogCard } from '@cardsight/catalog'
import type { Projection } from '@cardsight/contract/schemas'
import { type Explanation, explain } from '@cardsight/engine/backtest'
import type { Years } from '@cardsight/engine/cards'
import { type Category, categoryOfLeaf } from '@cardsight/engine/categories'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { filterPurchases, type Spend } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import { createRunCatalog, type RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

export type Question = Readonly<{
  card: CatalogCard
  years: Years
  /** Only count purchases in this display category, like the lists by category do. */
  only: Category | null
}>

/** Explanation of one card, and a run of that card alone, whose amounts the lines add up to. */
export type CardExplanation = Question & Readonly<{ explanation: Explanation; run: Run }>

/** Explains how a catalog card earns its rewards on this spending, whether typed, linked or imported. */
export function explainCard(
  { release, assumptions, habits }: RunCatalog,
  spend: Spend,
  { card, years, only }: Question,
): CardExplanation {
  const counted = only === null ? spend : purchasesOf(spend, only)
  const ownCatalog = createRunCatalog({ ...release, cards: [card] }, assumptions.today, habits)
  const run = runOnSpend(ownCatalog, counted, { averageDays: MONTH_DAYS, hasHistory: false })
  return { card, years, only, explanation: explain(card.engine, counted, assumptions, years), run }
}

/** Years in the engine's numbering. */
export function toYears(projection: Projection): Years {
  return yearsOf[projection]
}

const yearsOf: Readonly<Record<Projection, Years>> = { 1: 1, 2: 2, 3: 3 }

function purchasesOf(spend: Spend, { key }: Category): Spend {
  const isOfCategory = spend.kinds.map(({ leaf }) => categoryOfLeaf(leaf) === key)
  return filterPurchases(spend, (index) => isOfCategory[spend.kindOf[index] ?? -1] === true)
}
