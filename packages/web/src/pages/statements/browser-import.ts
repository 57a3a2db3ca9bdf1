/** Browser dependencies of the statements page. Lazy parts are loaded by name, before any file is added. */
import { loadCardPicker } from '../../features/owned-cards/card-picker-on-demand.ts'
import { loadProfileEditor } from '../../features/profile/load-profile-editor.ts'
import { loadValueChart } from '../../features/results/load-value-chart.ts'
import { browserImportStorage } from '../../lib/stored-import.ts'
import { openImports } from '../../worker/open-imports.ts'
import { openWallets } from '../../worker/open-wallets.ts'
import { loadBaselineCode } from '../dashboard/effects/load-baseline.ts'
import type { ImportDependencies } from './import-store.ts'
import { loadWallet } from './load-wallet.ts'

export const loadResults = () => import('./import-results.tsx')
export const loadDashboard = () => import('./import-dashboard.ts')
export const loadSaving = () => import('./save-import.ts')
/** Shown inside the dates of the settings. */
const loadCalendar = () => import('../../features/settings/calendar.tsx')
/** Used when reminders are downloaded. */
const loadCalendarFile = () => import('../../lib/calendar-file.ts')

/** Each wallet search starts a worker: loading its script once puts it into the browser's cache. */
async function loadWalletWorker(): Promise<void> {
  const wallets = openWallets(() => undefined)
  await wallets.ask('catalog')
  wallets.close()
}

export const browserImport: ImportDependencies = {
  open: openImports,
  loadPage: () =>
    Promise.all([
      loadResults(),
      loadDashboard(),
      loadSaving(),
      loadCalendar(),
      loadProfileEditor(),
      loadWallet(),
      loadValueChart(),
      loadCardPicker(),
      loadBaselineCode(),
      loadWalletWorker(),
      loadCalendarFile(),
    ]),
  storage: browserImportStorage,
}
