/** Loads the code of the result's details. */
export const loadWalletParts = () => import('./wallet-parts.tsx')

/** Failures show when a part is opened. */
export function preloadWalletParts(): void {
  loadWalletParts().catch(() => {})
}
