/** A dashboard whose world is the worker: the same results and dialogs, and nothing asked of a server. */
import type { Account } from '@cardsight/contract'
import { type DayRange, latestYear } from '@cardsight/engine'
import { emptyBanks, toBanks } from '../../../features/linking/banks.ts'
import { customDates } from '../../../features/settings/dates.ts'
import type { ImportedAccount, ImportSummary } from '../../../worker/imports.ts'
import type { RemoteImports } from '../../../worker/open-imports.ts'
import { localToday } from '../browser-dashboard.ts'
import { createDashboardStore, type DashboardStore } from '../dashboard-store.ts'
import type { DashboardStorage, ToastMessage } from '../effects/world.ts'
import { type DashboardState, initialState } from '../state/dashboard-state.ts'
import { nothingSaved } from '../state/saved-state.ts'
import { createImportCalls } from './import-calls.ts'

type ImportDashboardOptions = Readonly<{
  calculator: RemoteImports
  summary: ImportSummary & { period: DayRange }
  toast: (message: ToastMessage) => void
}>

/** Opened at the results of everything that was brought, over the time that it covers: at most a year, the latest. */
export function createImportDashboard({
  calculator,
  summary,
  toast,
}: ImportDashboardOptions): DashboardStore {
  const store = createDashboardStore(
    {
      loadCalls: async () => createImportCalls(calculator, localToday),
      storage: keepsNothing,
      after: (delayMs, action) => {
        const timer = setTimeout(action, delayMs)
        return () => clearTimeout(timer)
      },
      today: localToday,
      toast,
      openLink: null,
    },
    openedOn(summary),
  )
  store.dispatch({ type: 'retry-asked' })
  return store
}

function openedOn({ accounts, period }: ImportDashboardOptions['summary']): DashboardState {
  return {
    ...initialState,
    isOpened: true,
    isKnownUser: true,
    dashboardStep: 1,
    accounts: {
      status: 'success',
      banks: toBanks(accounts.map(toAccount), emptyBanks),
      reLoginRequiredInstitutes: [],
    },
    dates: customDates(latestYear(period)),
  }
}

function toAccount({ id, label, mask, type }: ImportedAccount): Account {
  return {
    account_id: id,
    name: label,
    official_name: '',
    mask: mask === null || label.includes(mask) ? '' : mask,
    institutionLogo: null,
    institutionName: label,
    subtype: type === 'checking' || type === 'savings' ? 'checking' : 'credit card',
    enabled: true,
  }
}

const keepsNothing: DashboardStorage = {
  read: () => nothingSaved,
  writeBlob: () => undefined,
  removeBlob: () => undefined,
  writeAccounts: () => undefined,
  writeCosts: () => undefined,
  writeTyped: () => undefined,
  writeDates: () => undefined,
  writeLinkToken: () => undefined,
  markKnownUser: () => undefined,
  removeTyped: () => undefined,
}
