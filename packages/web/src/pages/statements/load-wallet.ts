/** Loads the wallet page's code on demand. */
export const loadWallet = () => import('../dashboard/wallet/wallet-of-purchases.tsx')
