/** The dashboard's calls on the real API. Import this file lazily only: it bundles all schemas. */

import type { RunNumbers } from '@cardsight/contract/backtest'
import { findBankAttention } from '@cardsight/contract/banking'
import type { CardTexts } from '@cardsight/contract/cards'
import { sentences } from '@cardsight/contract/sentences'
import { ApiError } from '../../api/api-error.ts'
import {
  explainLinked,
  explainManual,
  loadCardTexts,
  loadProfileOptions,
  parseRun,
  runDebug,
  runLinked,
  runManual,
  valueLinked,
  valueManual,
} from '../../api/backtest.ts'
import {
  addSetupToken,
  addToken,
  confirmRenewal,
  correctMerchant,
  createLinkToken,
  fetchAccounts,
  fetchCorrections,
  fetchPurchases,
  fetchSetupTokenOffer,
  fetchStatus,
  removeAccess,
  renewLinkToken,
  reportLinkExit,
  unlinkAll,
} from '../../api/banking.ts'
import type { Api } from '../../api/client.ts'
import { referenceOf, withReference } from '../../api/reference.ts'
import { removeLastPurchases } from '../../lib/your-cards-keys.ts'
import type { FoundCards } from '../state/dashboard-state.ts'
import type { Failure, Popup } from '../state/events.ts'
import type { DashboardCalls } from './dependencies.ts'
import { expandFound, findForNothing } from './expand-found.ts'

export function createDashboardCalls(api: Api): DashboardCalls {
  const textsByAddress = new Map<string, Promise<CardTexts>>()
  const loadOnce = (address: string) => {
    const known = textsByAddress.get(address)
    if (known !== undefined) {
      return known
    }
    const loading = loadCardTexts(api, address)
    textsByAddress.set(address, loading)
    loading.catch(() => textsByAddress.delete(address))
    return loading
  }
  const expanded = new WeakMap<RunNumbers, FoundCards>()
  const expandOnce = (run: RunNumbers, texts: CardTexts) => {
    const found = expanded.get(run) ?? expandFound(run, texts)
    expanded.set(run, found)
    return found
  }
  /** A run that was asked for before the page opened, for one use: the next one may be of another day. */
  let ahead: Readonly<{ key: string; run: Promise<RunNumbers> }> | null = null
  return {
    runManual: (run) => {
      const isAhead = ahead?.key === JSON.stringify(run)
      const asked = isAhead && ahead !== null ? ahead.run : runManual(api, run)
      ahead = null
      return asked
    },
    askAhead: async (run) => {
      const key = JSON.stringify(run)
      const asked = ahead?.key === key ? ahead : { key, run: runManual(api, run) }
      ahead = asked
      try {
        const numbers = await asked.run
        return expandOnce(numbers, await loadOnce(numbers.cardTexts))
      } catch (error) {
        // The page asks again, and says what went wrong.
        ahead = ahead === asked ? null : ahead
        throw error
      }
    },
    runLinked: (run) => runLinked(api, run),
    loadPurchases: (run) => fetchPurchases(api, run),
    runDebug: (run) => runDebug(api, run),
    loadCardTexts: loadOnce,
    loadProfileOptions: (person) => loadProfileOptions(api, person),
    expand: expandOnce,
    findForNothing,
    parseRun,
    explainManual: (question) => explainManual(api, question),
    explainLinked: (question) => explainLinked(api, question),
    valueManual: (question) => valueManual(api, question),
    valueLinked: (question) => valueLinked(api, question),
    fetchAccounts: async () => {
      const { list, attention } = await fetchAccounts(api)
      return { list, attention: attention === null ? null : popupOf(attention) }
    },
    fetchStatus: () => fetchStatus(api),
    createLinkToken: () => createLinkToken(api),
    renewLinkToken: (accessToken) => renewLinkToken(api, accessToken),
    confirmRenewal: (accessToken) => confirmRenewal(api, accessToken),
    addToken: (link) => addToken(api, link),
    fetchSetupTokenOffer: () => fetchSetupTokenOffer(api),
    addSetupToken: (link) => addSetupToken(api, link),
    reportLinkExit: (exit) => reportLinkExit(api, exit),
    unlinkAll: () => unlinkAll(api).then(removeLastPurchases),
    removeAccess: (accessToken) => removeAccess(api, accessToken).then(removeLastPurchases),
    fetchCorrections: () => fetchCorrections(api),
    correctMerchant: (correction) => correctMerchant(api, correction),
    failureOf,
    hasNoPurchases: (error) => error instanceof ApiError && error.code === 'no-purchases',
    isGone: (error) => error instanceof ApiError && error.status === 404,
    withReference,
    referenceOf,
    isBroken: (error) => error instanceof ApiError && (error.status === 404 || error.status === 500),
  }
}

/** A 412 has its own message, and may open a popup; everything else has one message. */
function failureOf(error: unknown): Failure {
  const popup = popupOf(error)
  if (popup !== null) {
    return popup
  }
  const entry = error instanceof ApiError && error.status === 412 ? error.entries[0] : undefined
  return { kind: 'other', message: entry?.message ?? withReference(sentences.cardFetchFailure, error) }
}

function popupOf(error: unknown): Popup | null {
  const entry = error instanceof ApiError && error.status === 412 ? error.entries[0] : undefined
  const attention = findBankAttention(entry?.param)
  return attention === null
    ? null
    : { kind: 'popup', institution: attention.institutionName, message: entry?.message ?? null }
}
