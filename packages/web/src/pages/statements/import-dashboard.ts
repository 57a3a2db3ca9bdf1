/** A dashboard on top of the worker: the same results and dialogs, without a server. */
import type { Account } from '@cardsight/contract/schemas'
import type { DayRange } from '@cardsight/engine/dates'
import { latestYear } from '@cardsight/engine/spending'
import { emptyBanks, FROM_FILES, toBanks } from '../../features/linking/banks.ts'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { customDates } from '../../features/settings/dates.ts'
import { localToday } from '../../lib/local-today.ts'
import type { ImportedAccount, ImportSummary } from '../../worker/imports.ts'
import { createDashboardStore, type DashboardStore } from '../dashboard/dashboard-store.ts'
import type { DashboardStorage, DashboardToast } from '../dashboard/effects/dependencies.ts'
import { type DashboardState, initialState } from '../dashboard/state/dashboard-state.ts'
import { emptySavedState } from '../dashboard/state/saved-state.ts'
import { correctionsOf, createImportCalls, type ImportSource } from './import-calls.ts'

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
  writeAccounts: () => undefined,
  writeCosts: () => undefined,
  writeTyped: () => undefined,
  writeDates: () => undefined,
  writeOpenedLink: () => undefined,
  writeLinkToken: () => undefined,
  markKnownUser: () => undefined,
  removeTyped: () => undefined,
}
