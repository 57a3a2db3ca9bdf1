/** Loads the wallet page's code on demand. */
export const loadWallet = () => import('../wallet/wallet-for-spend.tsx')
