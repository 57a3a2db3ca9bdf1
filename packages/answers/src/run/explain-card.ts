import type { CatalogCard } from '@cardsight/catalog'
import type { Projection, UsableCents } from '@cardsight/contract/backtest'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { valuationOf } from '@cardsight/contract/runs'
import { type Explanation, explain } from '@cardsight/engine/backtest'
import type { Assumptions, Years } from '@cardsight/engine/cards'
import { type Category, categoryOfLeaf } from '@cardsight/engine/categories'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { filterPurchases, type Spend } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import { createRunCatalog, type RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'
import { usableCentsOf } from './usable-cents.ts'

export type Question = Readonly<{
  card: CatalogCard
  years: Years
  /** Only count purchases in this display category, like the lists by category do. */
  only: Category | null
}>

/** Explanation of one card, and a run of that card alone, whose amounts the lines add up to. */
export type CardExplanation = Question &
  Readonly<{
    explanation: Explanation
    run: Run
    profile: Profile
    /** The assumptions that the explanation was made with, and what points can pay for. */
    assumptions: Assumptions
    usableCents: UsableCents
  }>

/** Explains how a catalog card earns its rewards on this spending, whether typed, linked or imported. */
export function explainCard(
  catalog: RunCatalog,
  spend: Spend,
  { card, years, only }: Question,
  profile: Profile = defaultProfile,
): CardExplanation {
  const { release, habits } = catalog
  const { today } = catalog.assumptions
  const ownCatalog = createRunCatalog({ ...release, cards: [card] }, today, habits)
  const about = { averageDays: MONTH_DAYS, hasHistory: false, rent: 0 }
  const whole = runOnSpend(ownCatalog, spend, about)
  const counted = only === null ? spend : purchasesOf(spend, only)
  // Points can pay for all purchases, also if the rewards of only one category are explained.
  const usableCents = usableCentsOf(whole)
  const assumptions = {
    ...ownCatalog.assumptions,
    ...valuationOf(profile, ownCatalog.profileOptions, usableCents),
  }
  return {
    ...{ card, years, only, profile, assumptions, usableCents },
    explanation: explain(card.engine, counted, assumptions, years),
    run: only === null ? whole : runOnSpend(ownCatalog, counted, about),
  }
}

/** Years in the engine's numbering. */
export function toYears(projection: Projection): Years {
  return yearsOf[projection]
}

const yearsOf: Readonly<Record<Projection, Years>> = { 1: 1, 2: 2, 3: 3 }

function purchasesOf(spend: Spend, { key }: Category): Spend {
  const isOfCategory = spend.kinds.map(({ leaf }) => categoryOfLeaf(leaf) === key)
  const bills = (spend.bills ?? []).filter(({ leaf }) => categoryOfLeaf(leaf) === key)
  return {
    ...filterPurchases(spend, (index) => isOfCategory[spend.kindOf[index] ?? -1] === true),
    bills,
  }
}
