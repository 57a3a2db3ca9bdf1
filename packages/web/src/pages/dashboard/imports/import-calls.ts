/** The dashboard's calls, answered by the worker. There is no bank here and nobody to ask. */
import { type CardTexts, expandRun, type RunNumbers, sentences } from '@cardsight/contract'
import type { Day } from '@cardsight/engine'
import { parseRun } from '../../../api/backtest.ts'
import type { RemoteImports } from '../../../worker/open-imports.ts'
import type { DashboardCalls } from '../effects/world.ts'

export function createImportCalls(calculator: RemoteImports, today: () => Day): DashboardCalls {
  let texts: Promise<CardTexts> | null = null
  return {
    runLinked: (run) => calculator.ask('run', run),
    explainLinked: (question) => calculator.ask('explain', { ...question, today: today() }),
    loadCardTexts: () => {
      texts ??= calculator.ask('cardTexts')
      return texts
    },
    expand: (run: RunNumbers, words: CardTexts) => ({ run, texts: words, details: expandRun(run, words) }),
    parseRun,
    failureOf: () => ({ kind: 'other', message: sentences.cardFetchFailure }),
    isGone: () => false,
    runManual: notHere,
    runDebug: notHere,
    explainManual: notHere,
    fetchAccounts: notHere,
    fetchStatus: notHere,
    confirmRenewal: notHere,
    fetchCorrections: notHere,
    correctMerchant: notHere,
    createLinkToken: notHere,
    renewLinkToken: notHere,
    addToken: notHere,
    reportLinkExit: notHere,
    unlinkAll: notHere,
    removeAccess: notHere,
  }
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('Statements are worked on in the browser, which has no bank to ask'))
}
