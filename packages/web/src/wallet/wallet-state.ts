import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { WalletCatalog } from '@cardsight/contract/wallet'
import type { SensitivityCurve, SensitivityParameter } from '@cardsight/engine/wallet'
import { noLimits, type PersonalLimits } from '../features/wallet/obstacles.ts'
import type { ReviewedAdvice } from '../features/wallet/wallet-view.ts'
import type { AddedCard } from '../worker/wallet-calculator.ts'
import { defaultWalletSettings, type WalletSettings, type WalletSpend } from '../worker/wallet-question.ts'

/** An answer and the input it was calculated for, which may differ from the current input. */
export type FoundAnswer = ReviewedAdvice &
  Readonly<{
    /** Unique per answer, so that details of one answer are never shown with another. */
    id: number
    spend: WalletSpend
    settings: WalletSettings
  }>

/** A requested sensitivity curve. */
export type CurveSearch = Readonly<{
  parameter: SensitivityParameter
  /** The last one until it's done; null for the first. */
  curve: SensitivityCurve | null
  /** From 0 to 1 while it's being computed. */
  progress: number | null
  isFailed: boolean
}>

export type WalletState = Readonly<{
  /** Null until the worker has loaded. */
  catalog: WalletCatalog | null
  settings: WalletSettings
  limits: PersonalLimits
  spend: WalletSpend | null
  /** The last answer; still shown during the next search. */
  found: FoundAnswer | null
  /** The answer for a person with a debt, in place of a wallet. */
  debt: DebtAnswer | null
  /** What each card would add to the ones that the person has; null while loading. */
  next: readonly AddedCard[] | null
  /** The same for the cards of the answer. */
  added: readonly AddedCard[] | null
  curve: CurveSearch | null
  /** From 0 to 1 while searching for the best wallet. */
  progress: number | null
  isCanceled: boolean
  isFailed: boolean
}>

/** Clears the details, which are loaded after each answer. */
export const noDetails = { next: null, added: null, curve: null } as const

export const initialWalletState: WalletState = {
  catalog: null,
  settings: defaultWalletSettings,
  limits: noLimits,
  spend: null,
  found: null,
  debt: null,
  ...noDetails,
  progress: null,
  isCanceled: false,
  isFailed: false,
}

/** Returns true if the shown result is for an earlier input. */
export function isOutdated({ progress, isCanceled, isFailed }: WalletState): boolean {
  return progress !== null || isCanceled || isFailed
}
