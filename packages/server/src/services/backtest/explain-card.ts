import type { CatalogCard } from '@cardsight/catalog'
import type { Projection } from '@cardsight/contract'
import {
  type Category,
  categories,
  categoryOfLeaf,
  type Explanation,
  explain,
  keepPurchases,
  MONTH_DAYS,
  type Spend,
  type Years,
} from '@cardsight/engine'
import { AppError } from '../../errors.ts'
import { getCard } from '../get-cards.ts'
import type { Run } from './run.ts'
import { createRunCatalog, type RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'

export type Question = Readonly<{
  cardId: string
  years: Years
  /** The name of a display category whose purchases alone count, as in the lists by category. */
  only: string | null
}>

/** One card taken apart, beside a run of that card alone: the numbers that its lines have to come to. */
export type CardExplanation = Readonly<{
  card: CatalogCard
  years: Years
  only: Category | null
  explanation: Explanation
  run: Run
}>

/** How a card of the catalog comes to its numbers with this spending, typed or linked. */
export function explainCard(catalog: RunCatalog, spend: Spend, question: Question): CardExplanation {
  const { release, assumptions } = catalog
  const card = getCard({ catalog: release }, question.cardId)
  const only = question.only === null ? null : getCategory(question.only)
  const counted = only === null ? spend : purchasesOf(spend, only)
  const run = runOnSpend(createRunCatalog({ ...release, cards: [card] }), counted, {
    averageDays: MONTH_DAYS,
    hasHistory: false,
  })
  const explanation = explain(card.engine, counted, assumptions, question.years)
  return { card, years: question.years, only, explanation, run }
}

/** Years as the engine counts them. */
export function toYears(projection: Projection): Years {
  return yearsOf[projection]
}

const yearsOf: Readonly<Record<Projection, Years>> = { 1: 1, 2: 2, 3: 3 }

function getCategory(name: string): Category {
  const category = categories.find((known) => known.name === name)
  if (category === undefined) {
    throw new AppError('bad-input', {
      entries: [{ msg: 'only: must be the name of a spending category', param: 'only' }],
    })
  }
  return category
}

function purchasesOf(spend: Spend, { key }: Category): Spend {
  const isOfCategory = spend.kinds.map(({ leaf }) => categoryOfLeaf(leaf) === key)
  return keepPurchases(spend, (index) => isOfCategory[spend.kindOf[index] ?? -1] === true)
}
