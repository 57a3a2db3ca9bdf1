/** The dashboard's calls, answered by the worker. There is no bank and no network here. */
import { type CardTexts, errorTable, type MerchantCorrectionList } from '@cardsight/contract/schemas'
import { sentences } from '@cardsight/contract/sentences'
import { categories, categoryOfLeaf, isLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import type { ImportSummary } from '../../worker/imports.ts'
import type { RemoteImports } from '../../worker/open-imports.ts'
import type { DashboardCalls } from '../dashboard/effects/dependencies.ts'
import { expandFound } from '../dashboard/effects/expand-found.ts'
import { findForNothing } from '../dashboard/effects/nothing-spent.ts'

export type ImportSource = Readonly<{
  calculator: RemoteImports
  /** Null removes the correction; returns null if the worker has failed. */
  correctMerchant: (name: string, leaf: Leaf | null) => Promise<ImportSummary | null>
  today: () => Day
}>

export function createImportCalls({ calculator, correctMerchant, today }: ImportSource): DashboardCalls {
  let texts: Promise<CardTexts> | null = null
  const loadCardTexts = () => {
    texts ??= calculator.ask('cardTexts')
    return texts
  }
  return {
    runLinked: async (run) => {
      const numbers = await calculator.ask('run', run)
      if (typeof numbers === 'string') {
        throw new RunRefused(errorTable[numbers].sentence)
      }
      return numbers
    },
    explainLinked: (question) => calculator.ask('explain', { ...question, today: today() }),
    valueLinked: (question) => calculator.ask('valueOverTime', question),
    loadCardTexts,
    loadProfileOptions: async () => (await loadCardTexts()).profileOptions,
    expand: expandFound,
    findForNothing,
    correctMerchant: async ({ merchant, category }) => {
      const summary = await correctMerchant(merchant, category === null ? null : leafOf(category))
      if (summary === null) {
        throw new Error(sentences.cardFetchFailure)
      }
      return correctionsOf(summary)
    },
    failureOf: (error) => ({
      kind: 'other',
      message: error instanceof RunRefused ? error.message : sentences.cardFetchFailure,
    }),
    hasNoPurchases: (error) =>
      error instanceof RunRefused && error.message === errorTable['no-purchases'].sentence,
    withReference: (sentence) => sentence,
    referenceOf: () => null,
    isGone: () => false,
    isBroken: () => false,
    parseRun: () => {
      throw new Error('Runs on statements are not stored')
    },
    runManual: notHere,
    runDebug: notHere,
    explainManual: notHere,
    valueManual: notHere,
    fetchAccounts: notHere,
    fetchStatus: notHere,
    confirmRenewal: notHere,
    fetchCorrections: notHere,
    createLinkToken: notHere,
    renewLinkToken: notHere,
    addToken: notHere,
    fetchSetupTokenOffer: notHere,
    addSetupToken: notHere,
    reportLinkExit: notHere,
    unlinkAll: notHere,
    removeAccess: notHere,
  }
}

/** Earlier corrections, in the form the results use. */
export function correctionsOf({ merchants }: ImportSummary): MerchantCorrectionList {
  return {
    merchants: merchants
      .filter(({ isCorrected }) => isCorrected)
      .map(({ name, leaf }) => ({ merchant: name, category: categoryOfLeaf(leaf) })),
  }
}

/** An error whose message is shown to the user. */
class RunRefused extends Error {}

/** As the server does: the key of a category, or of a leaf. */
function leafOf(key: string): Leaf {
  const category = categories.find((known) => known.key === key)
  if (category !== undefined) {
    return leafOfCategory(category.key)
  }
  if (!isLeaf(key)) {
    throw new RangeError(`unknown category ${key}`)
  }
  return key
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('Statements are processed in the browser, which has no bank to ask'))
}
