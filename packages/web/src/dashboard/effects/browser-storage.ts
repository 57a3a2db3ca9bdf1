/** The dashboard's keys in browser storage. */
import { accountsOf } from '../../features/linking/banks.ts'
import { forgetLastAnswers, writeLastAnswers } from '../../features/results/last-answers.ts'
import { parseStoredDates } from '../../features/settings/dates.ts'
import { isViewingShared } from '../../lib/own-data.ts'
import {
  readBlob,
  readText,
  readValue,
  removeBlob,
  removeKey,
  storageKeys,
  writeBlob,
  writeText,
  writeValue,
} from '../../lib/storage.ts'
import { parseAccounts, parseBlob, parseCostsStrictly } from '../state/saved-state.ts'
import type { DashboardStorage } from './dependencies.ts'

const KNOWN = 'yes'

export const browserStorage: DashboardStorage = {
  read: () => ({
    blob: readBlob(parseBlob),
    accounts: readValue(storageKeys.accounts, parseAccounts),
    costs: readValue(storageKeys.costs, parseCostsStrictly),
    typed: readValue(storageKeys.typedCosts, parseCostsStrictly),
    dates: readValue(storageKeys.dates, parseDatesStrictly),
    isKnownUser: readText('local', storageKeys.isUserLogin) === KNOWN,
  }),
  writeBlob,
  removeBlob: () => {
    removeBlob()
    forgetLastAnswers()
  },
  // Other pages are about this browser's person, also while a shared link shows somebody else's results.
  writeBest: (best) => {
    if (!isViewingShared()) {
      writeLastAnswers({ best })
    }
  },
  writeAccounts: (accounts) =>
    accountsOf(accounts.banks).length + accounts.reLoginRequiredInstitutes.length === 0
      ? removeKey('local', storageKeys.accounts)
      : writeValue(storageKeys.accounts, accounts),
  writeCosts: (costs) =>
    costs === null ? removeKey('local', storageKeys.costs) : writeValue(storageKeys.costs, costs),
  writeTyped: (costs) => writeValue(storageKeys.typedCosts, costs),
  writeDates: (dates) => writeValue(storageKeys.dates, dates),
  writeLinkToken: (linkToken) =>
    linkToken === null
      ? removeKey('local', storageKeys.linkToken)
      : writeText('local', storageKeys.linkToken, linkToken),
  writeOpenedLink: (opened) => writeValue(storageKeys.openedLink, opened),
  markKnownUser: () => writeText('local', storageKeys.isUserLogin, KNOWN),
  removeTyped: () => {
    removeBlob()
    forgetLastAnswers()
    removeKey('local', storageKeys.costs)
    removeKey('local', storageKeys.typedCosts)
  },
}

function parseDatesStrictly(value: unknown) {
  const dates = parseStoredDates(value)
  if (dates === null) {
    throw new TypeError('The stored value is not a date filter')
  }
  return dates
}
