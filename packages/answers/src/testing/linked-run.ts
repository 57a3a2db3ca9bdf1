/** A linked run for screen tests: the real engine and catalog on a synthetic year. No database, no HTTP. */
import { release } from '@cardsight/catalog'
import { categorizeLines } from '@cardsight/categorizer'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails, Explanation, Projection, RunNumbers } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import { expandRun } from '@cardsight/contract/runs'
import { categories } from '@cardsight/engine/categories'
import { spendFrom } from '@cardsight/engine/spending'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentExplanation } from '../present/explanation.ts'
import { presentRunNumbers } from '../present/run-numbers.ts'
import { explainCard, type Question, toYears } from '../run/explain-card.ts'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runFromTransactions } from '../run/run-from-transactions.ts'
import { linkedLines, linkedWindow } from './linked-year.ts'

export type LinkedRun = Readonly<{ numbers: RunNumbers; texts: CardTexts; details: CardsDetails }>

let cached: LinkedRun | null = null

/** Created once per process and not frozen: treat it as read-only. */
export function linkedRun(): LinkedRun {
  cached ??= makeLinkedRun()
  return cached
}

type ExplainOptions = { cardId: string; projection: Projection; only?: string | null }

/** Returns the API's explanation for a card of that run. */
export function explainLinked(options: ExplainOptions): Explanation {
  const { purchases, leftOut } = categorizeLines(linkedLines())
  const spend = spendFrom(purchases, linkedWindow, leftOut)
  const explained = explainCard(createRunCatalog(release, linkedWindow.last), spend, questionOf(options))
  return presentExplanation(explained, linkedWindow.last)
}

/** A query about a published card, by the names that a browser knows. */
export function questionOf({ cardId, projection, only = null }: ExplainOptions): Question {
  return {
    card: required(release.cards.find(({ id }) => id === cardId)),
    years: toYears(projection),
    only: only === null ? null : required(categories.find(({ name }) => name === only)),
  }
}

function makeLinkedRun(): LinkedRun {
  const catalog = createRunCatalog(release, linkedWindow.last)
  const spending = { ...categorizeLines(linkedLines()), window: linkedWindow, nMonths: 12 }
  const numbers = presentRunNumbers(
    runFromTransactions(catalog, spending),
    apiPaths.cardTexts(release.version),
  )
  const texts = presentCardTexts(catalog)
  return { numbers, texts, details: expandRun(numbers, texts) }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new RangeError("the test asks about something that isn't in the catalog")
  }
  return value
}
