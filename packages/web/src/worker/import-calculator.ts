/** What is made of statements in the browser itself. It knows no page, asks no network and keeps nothing. */
import {
  createRunCatalog,
  explainCard,
  presentCardTexts,
  presentExplanation,
  presentRunNumbers,
  type RunCatalog,
  runFromTransactions,
  toYears,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { CardTexts, Explanation, Projection, RunNumbers } from '@cardsight/contract'
import { type Category, categories, type Day, type Spend, spendFrom } from '@cardsight/engine'
import { createImportedFiles } from './imported-files.ts'
import type { ImportedRun } from './imports.ts'

/** Stands where the API names the address of its texts: these come from the worker too. */
const TEXTS_OF_WORKER = 'worker'

export type ImportedQuestion = ImportedRun &
  Readonly<{ cardId: string; projection: Projection; only: string | null; today: Day }>

export type ImportCalculator = ReturnType<typeof createImportCalculator>

export function createImportCalculator(release: Release) {
  const files = createImportedFiles()
  let compiled: RunCatalog | null = null
  const catalog = (): RunCatalog => {
    compiled ??= createRunCatalog(release)
    return compiled
  }
  const purchasesOf = ({ accountIds }: Pick<ImportedRun, 'accountIds'>) => {
    const { purchases, leftOut } = files.understood()
    const counted = new Set<string | null>(accountIds)
    return { purchases: purchases.filter(({ account }) => counted.has(account)), leftOut }
  }

  return {
    summary: files.summary,
    addFile: files.add,
    correctFile: files.correct,
    removeFile: files.remove,
    correctMerchant: files.correctMerchant,
    useMerchants: files.useMerchants,
    keep: files.keep,
    forget: files.forget,
    cardTexts: (): CardTexts => presentCardTexts(catalog()),
    run: ({ window, nMonths, accountIds }: ImportedRun): RunNumbers =>
      presentRunNumbers(
        runFromTransactions(catalog(), { ...purchasesOf({ accountIds }), window, nMonths }),
        TEXTS_OF_WORKER,
      ),
    explain({ cardId, projection, only, today, accountIds, window }: ImportedQuestion): Explanation {
      const { purchases, leftOut } = purchasesOf({ accountIds })
      const spend: Spend = spendFrom(purchases, window, leftOut)
      const card = release.cards.find(({ id }) => id === cardId)
      if (card === undefined) {
        throw new RangeError(`there is no card ${cardId} in the catalog`)
      }
      const question = { card, years: toYears(projection), only: only === null ? null : categoryOf(only) }
      return presentExplanation(explainCard(catalog(), spend, question), today)
    },
  }
}

function categoryOf(name: string): Category {
  const category = categories.find((known) => known.name === name)
  if (category === undefined) {
    throw new RangeError(`there is no category ${name}`)
  }
  return category
}
