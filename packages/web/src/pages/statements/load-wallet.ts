import { loadSensitivityChart } from '../../features/wallet/load-sensitivity-chart.ts'
import { loadWalletParts } from '../wallet/load-wallet-parts.ts'

/** Loads the wallet page's code with all of its parts. */
export async function loadWallet() {
  const [page] = await Promise.all([
    import('../wallet/wallet-for-spend.tsx'),
    loadWalletParts(),
    loadSensitivityChart(),
  ])
  return page
}
