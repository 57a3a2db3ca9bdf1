/** A dashboard on top of the worker: the same results and dialogs, without a server. */

import type { Account, MerchantCorrectionList } from '@cardsight/contract/banking'
import type { CardTexts } from '@cardsight/contract/cards'
import { errorTable } from '@cardsight/contract/errors'
import type { Profile } from '@cardsight/contract/profile'
import { sentences } from '@cardsight/contract/sentences'
import { categories, categoryOfLeaf, isLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { Day, DayRange } from '@cardsight/engine/dates'
import { latestYear } from '@cardsight/engine/spending'
import { createDashboardStore, type DashboardStore } from '../../dashboard/dashboard-store.ts'
import type {
  DashboardCalls,
  DashboardStorage,
  DashboardToast,
} from '../../dashboard/effects/dependencies.ts'
import { expandFound, findForNothing } from '../../dashboard/effects/expand-found.ts'
import { type DashboardState, initialState } from '../../dashboard/state/dashboard-state.ts'
import { emptySavedState } from '../../dashboard/state/saved-state.ts'
import { emptyBanks, FROM_FILES, toBanks } from '../../features/linking/banks.ts'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { customDates } from '../../features/settings/dates.ts'
import { localToday, typedYear } from '../../lib/format-date.ts'
import { BUSINESS_TEXTS, type ImportedAccount, type ImportSummary } from '../../worker/imports.ts'
import type { RemoteImports } from '../../worker/open-workers.ts'

type ImportDashboardOptions = Omit<ImportSource, 'today'> &
  Readonly<{
    summary: ImportSummary & { period: DayRange }
    toast: (message: DashboardToast) => void
  }>

/** Opens with the results of all imported files, over the dates they cover: at most the latest year. */
export function createImportDashboard({ summary, toast, ...source }: ImportDashboardOptions): DashboardStore {
  const calls = createImportCalls({ ...source, today: localToday })
  const store = createDashboardStore(
    {
      loadCalls: async () => calls,
      storage: noStorage,
      after: (delayMs, action) => {
        const timer = setTimeout(action, delayMs)
        return () => clearTimeout(timer)
      },
      // Files end on their download date: the last six months are those before that, not before today.
      today: () => summary.period.last,
      typedYear,
      toast,
      leaveForOops: () => undefined,
      openLink: null,
    },
    openedOn(summary),
  )
  store.dispatch({ type: 'retry-asked' })
  return store
}

function openedOn(summary: ImportDashboardOptions['summary']): DashboardState {
  return {
    ...initialState,
    isOpened: true,
    isKnownUser: true,
    dashboardStep: 1,
    accounts: {
      status: 'success',
      banks: toBanks(summary.accounts.map(toAccount), emptyBanks),
      reLoginRequiredInstitutes: [],
    },
    corrections: correctionsOf(summary).merchants,
    profile: readProfile(),
    dates: customDates(latestYear(summary.period)),
  }
}

function toAccount({ id, label, mask, type }: ImportedAccount): Account {
  return {
    account_id: id,
    name: label,
    official_name: '',
    mask: mask === null || label.includes(mask) ? '' : mask,
    institutionLogo: null,
    institutionName: FROM_FILES,
    subtype: type === 'credit' ? 'credit card' : 'checking',
    enabled: true,
  }
}

const noStorage: DashboardStorage = {
  read: () => emptySavedState,
  writeBlob: () => undefined,
  removeBlob: () => undefined,
  writeBest: () => undefined,
  writeAccounts: () => undefined,
  writeCosts: () => undefined,
  writeTyped: () => undefined,
  writeDates: () => undefined,
  writeOpenedLink: () => undefined,
  writeLinkToken: () => undefined,
  markKnownUser: () => undefined,
  removeTyped: () => undefined,
}

/** The dashboard's calls, answered by the worker. There is no bank and no network here. */
type ImportSource = Readonly<{
  calculator: RemoteImports
  /** Null removes the correction; returns null if the worker has failed. */
  correctMerchant: (name: string, leaf: Leaf | null) => Promise<ImportSummary | null>
  today: () => Day
}>

function createImportCalls({ calculator, correctMerchant, today }: ImportSource): DashboardCalls {
  const texts = new Map<boolean, Promise<CardTexts>>()
  const textsFor = ({ hasBusiness }: Pick<Profile, 'hasBusiness'>) => {
    const loading = texts.get(hasBusiness) ?? calculator.ask('cardTexts', { hasBusiness })
    texts.set(hasBusiness, loading)
    return loading
  }
  return {
    runLinked: async (run) => {
      const numbers = await calculator.ask('run', run)
      if (typeof numbers === 'string') {
        throw new RunRefused(errorTable[numbers].sentence)
      }
      return numbers
    },
    loadPurchases: ({ accountIds, window }) => calculator.ask('walletSpend', { accountIds, window }),
    explainLinked: (question) => calculator.ask('explain', { ...question, today: today() }),
    valueLinked: (question) => calculator.ask('valueOverTime', question),
    loadCardTexts: (address) => textsFor({ hasBusiness: address === BUSINESS_TEXTS }),
    loadProfileOptions: async (person) => (await textsFor(person)).profileOptions,
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
    askAhead: notHere,
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
function correctionsOf({ merchants }: ImportSummary): MerchantCorrectionList {
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
