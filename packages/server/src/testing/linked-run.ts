/** A linked run for tests of screens: the real engine and the real catalog on a synthetic year. No database, no HTTP. */
import { release } from '@cardsight/catalog'
import {
  apiPaths,
  type CardsDetails,
  type CardTexts,
  type Explanation,
  expandRun,
  type Projection,
  type RunNumbers,
} from '@cardsight/contract'
import { spendFrom } from '@cardsight/engine'
import { presentCardTexts } from '../presenters/card-texts.ts'
import { presentExplanation } from '../presenters/explanation.ts'
import { presentRunNumbers } from '../presenters/run-numbers.ts'
import { explainCard, toYears } from '../services/backtest/explain-card.ts'
import { createRunCatalog } from '../services/backtest/run-catalog.ts'
import { runFromTransactions } from '../services/backtest/run-from-transactions.ts'
import { linkedLines, linkedWindow, sortOut } from './linked-year.ts'

export type LinkedRun = Readonly<{ numbers: RunNumbers; texts: CardTexts; details: CardsDetails }>

let made: LinkedRun | null = null

/** Made once for each process, and frozen by nobody: treat it as read-only. */
export function linkedRun(): LinkedRun {
  made ??= makeLinkedRun()
  return made
}

/** What the API would answer of a card of that run. */
export function explainLinked({
  cardId,
  projection,
  only = null,
}: {
  cardId: string
  projection: Projection
  only?: string | null
}): Explanation {
  const { purchases, leftOut } = sortOut(linkedLines())
  const spend = spendFrom(purchases, linkedWindow, leftOut)
  const question = { cardId, years: toYears(projection), only }
  return presentExplanation(explainCard(createRunCatalog(release), spend, question), linkedWindow.last)
}

function makeLinkedRun(): LinkedRun {
  const catalog = createRunCatalog(release)
  const spending = { ...sortOut(linkedLines()), window: linkedWindow, nMonths: 12 }
  const numbers = presentRunNumbers(
    runFromTransactions(catalog, spending),
    apiPaths.cardTexts(release.version),
  )
  const texts = presentCardTexts(catalog)
  return { numbers, texts, details: expandRun(numbers, texts) }
}
