/** The world of the page of statements in a browser. What comes later is loaded by name, before any file comes. */
import { browserImportStorage } from '../../../lib/stored-import.ts'
import { openImports } from '../../../worker/open-imports.ts'
import { openWallets } from '../../../worker/open-wallets.ts'
import type { ImportWorld } from './import-store.ts'
import { loadWallet } from './load-wallet.ts'

export const loadResults = () => import('./import-results.tsx')
export const loadDashboard = () => import('./import-dashboard.ts')
export const loadSaving = () => import('./save-import.ts')
/** Opened inside the dates of the settings. */
const loadCalendar = () => import('../../../features/settings/calendar.tsx')
/** Made when reminders are downloaded. */
const loadCalendarFile = () => import('../../../features/wallet/calendar-file.ts')

/** Each search for a wallet opens a worker: once its script has come, the browser has it at hand. */
async function loadWalletWorker(): Promise<void> {
  const wallets = openWallets(() => undefined)
  await wallets.ask('shelf')
  wallets.close()
}

export const browserImport: ImportWorld = {
  open: openImports,
  loadPage: () =>
    Promise.all([
      loadResults(),
      loadDashboard(),
      loadSaving(),
      loadCalendar(),
      loadWallet(),
      loadWalletWorker(),
      loadCalendarFile(),
    ]),
  shelf: browserImportStorage,
}
