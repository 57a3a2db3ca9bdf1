/**
 * Runs the product on statements inside the browser. Knows no page, makes no network call and stores nothing.
 */
import {
  createDailyCatalog,
  explainCard,
  presentCardTexts,
  presentExplanation,
  presentRunNumbers,
  runFromTransactions,
  toYears,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { CardTexts, ErrorCode, Explanation, Projection, RunNumbers } from '@cardsight/contract/schemas'
import { type Category, categories } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { isTooMuchSpending, type Purchase, spendFrom } from '@cardsight/engine/spending'
import { loadReaders } from '@cardsight/statements'
import { localToday } from '../lib/local-today.ts'
import { createImportedFiles } from './imported-files.ts'
import type { ImportedRun } from './imports.ts'
import { savedImportOf } from './saved-import.ts'

/** Placeholder for the URL of card texts in an API run: here the worker provides the texts. */
const TEXTS_OF_WORKER = 'worker'

export type ImportedQuestion = ImportedRun &
  Readonly<{ cardId: string; projection: Projection; only: string | null; today: Day }>

/** The error that the API would return. */
export type RunRefusal = Extract<ErrorCode, 'no-purchases' | 'too-much-spending'>

export type ImportCalculator = ReturnType<typeof createImportCalculator>

/** @param report called with the progress of the file being added, from 0 to 1. */
export function createImportCalculator(
  release: Release,
  report: (done: number) => void = () => undefined,
  today: () => Day = localToday,
) {
  const files = createImportedFiles(report)
  const catalogOn = createDailyCatalog(release)
  const catalog = () => catalogOn(today())
  const purchasesOf = ({ accountIds }: Pick<ImportedRun, 'accountIds'>) => {
    const { purchases, leftOut } = files.understood()
    const counted = new Set<string | null>(accountIds)
    return { purchases: purchases.filter(({ account }) => counted.has(account)), leftOut }
  }

  return {
    /** Afterward nothing else needs to be loaded. */
    prepare: async (): Promise<void> => {
      await loadReaders()
      catalog()
    },
    summary: files.summary,
    addFile: files.add,
    correctFile: files.correct,
    removeFile: files.remove,
    correctMerchant: files.correctMerchant,
    merchants: files.merchants,
    useMerchants: files.useMerchants,
    toStored: files.toStored,
    forget: files.forget,
    rowsToSave: () => savedImportOf(files.statements(), files.understood()),
    cardTexts: (): CardTexts => presentCardTexts(catalog()),
    /** Returns the run, or an error: no purchases in the date range, or more than a run can count. */
    run: ({ window, nMonths, accountIds }: ImportedRun): RunNumbers | RunRefusal => {
      const spending = purchasesOf({ accountIds })
      if (!spending.purchases.some(({ day }) => window.first <= day && day <= window.last)) {
        return 'no-purchases'
      }
      return isTooMuchSpending(spending.purchases, window)
        ? 'too-much-spending'
        : presentRunNumbers(runFromTransactions(catalog(), { ...spending, window, nMonths }), TEXTS_OF_WORKER)
    },
    /** For the wallet, which is searched in its own worker. */
    purchases: (run: Pick<ImportedRun, 'accountIds'>): readonly Purchase[] => purchasesOf(run).purchases,
    explain({ cardId, projection, only, today: day, accountIds, window }: ImportedQuestion): Explanation {
      const { purchases, leftOut } = purchasesOf({ accountIds })
      const card = release.cards.find(({ id }) => id === cardId)
      if (card === undefined) {
        throw new RangeError(`unknown card ${cardId}`)
      }
      const question = { card, years: toYears(projection), only: only === null ? null : categoryOf(only) }
      return presentExplanation(
        explainCard(catalogOn(day), spendFrom(purchases, window, leftOut), question),
        day,
      )
    },
  }
}

function categoryOf(name: string): Category {
  const category = categories.find((known) => known.name === name)
  if (category === undefined) {
    throw new RangeError(`unknown category ${name}`)
  }
  return category
}
