export { findNextCards, reviewOwnedCards, whyNot } from '../wallet/advice/advise.ts'
export { findBestWallet, valueWallet } from '../wallet/advice/find-best-wallet.ts'
export { findPartners } from '../wallet/advice/find-partners.ts'
export { createWalletContext, type WalletContext } from '../wallet/model/context.ts'
export { findSensitivityCurve } from '../wallet/sensitivity/find-curve.ts'
export { questionAt } from '../wallet/sensitivity/scenario.ts'
export type {
  Assignment,
  CurvePoint,
  FilledCap,
  NextCard,
  Obstacle,
  OwnedCardReview,
  Partner,
  RuleOfThumb,
  SearchOptions,
  SensitivityCurve,
  SensitivityParameter,
  Wallet,
  WalletAnswer,
  WalletBonus,
  WalletCard,
  WalletQuestion,
  WhyNot,
} from '../wallet/wallet.ts'
