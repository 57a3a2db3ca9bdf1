export { findNextCards, reviewOwnedCards, whyNot } from '../wallet/advice/advise.ts'
export { findBestWallet, valueWallet } from '../wallet/advice/find-best-wallet.ts'
export { findPartners } from '../wallet/advice/find-partners.ts'
export { createWalletContext, type WalletContext } from '../wallet/model/context.ts'
export { findSensitivityCurve } from '../wallet/sensitivity/find-curve.ts'
export { questionAt } from '../wallet/sensitivity/scenario.ts'
export type {
  Assignment,
  FilledCap,
  NextCard,
  Obstacle,
  OwnedCardReview,
  Partner,
  SensitivityCurve,
  SensitivityParameter,
  UnusablePoints,
  Wallet,
  WalletAnswer,
  WalletCard,
  WalletQuestion,
  WhyNot,
} from '../wallet/wallet.ts'
