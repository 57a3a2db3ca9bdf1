import { loadWalletParts } from '../../wallet/load-wallet-parts.ts'

/** Loads the wallet page's code with all of its parts. */
export async function loadWallet() {
  const [page] = await Promise.all([
    import('../../wallet/wallet-for-spend.tsx'),
    loadWalletParts(),
    import('../../features/wallet/sensitivity-chart.tsx'),
  ])
  return page
}
