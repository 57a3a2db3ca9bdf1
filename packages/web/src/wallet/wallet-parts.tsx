/** The parts of the result that are loaded on demand. Import this file lazily only. */
export { NextCards } from '../features/wallet/next-cards.tsx'
export { Sensitivity } from '../features/wallet/sensitivity.tsx'
export { WhyNotCard } from '../features/wallet/why-not-card.tsx'
export { WhyThese } from '../features/wallet/why-these.tsx'
export { YearSheets } from '../features/wallet/year-sheets.tsx'
export { WalletExports } from './wallet-exports.tsx'
