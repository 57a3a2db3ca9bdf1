import type {
  OwnedCardReview,
  SensitivityCurve,
  SensitivityParameter,
  WalletAnswer,
} from '@cardsight/engine/wallet'
import { noLimits, type PersonalLimits } from '../../../features/wallet/obstacles.ts'
import type { AddedCard } from '../../../worker/wallet-calculator.ts'
import type { WalletShelf } from '../../../worker/wallet-cards.ts'
import {
  defaultWalletSettings,
  type WalletSettings,
  type WalletSpend,
} from '../../../worker/wallet-question.ts'

/** An answer with what it is the answer to: what is asked now may have moved on. */
export type FoundAnswer = Readonly<{
  /** Counts up, so that what belongs to one answer is not shown with the next. */
  id: number
  spend: WalletSpend
  settings: WalletSettings
  answer: WalletAnswer
}>

/** A curve that was asked for. */
export type CurveSearch = Readonly<{
  parameter: SensitivityParameter
  /** Null until it's done. */
  curve: SensitivityCurve | null
  /** From 0 to 1 while it's being computed. */
  progress: number | null
  isFailed: boolean
}>

export type WalletState = Readonly<{
  /** Null until the worker has answered for the first time. */
  shelf: WalletShelf | null
  settings: WalletSettings
  limits: PersonalLimits
  spend: WalletSpend | null
  /** The last answer. It stays while another is searched. */
  found: FoundAnswer | null
  /** Null while they are looked up. */
  next: readonly AddedCard[] | null
  held: readonly OwnedCardReview[] | null
  curve: CurveSearch | null
  /** From 0 to 1 while the best wallet is searched. */
  progress: number | null
  isCalledOff: boolean
  isFailed: boolean
}>

export const companionsUnknown = { next: null, held: null, curve: null } as const

export const nothingAsked: WalletState = {
  shelf: null,
  settings: defaultWalletSettings,
  limits: noLimits,
  spend: null,
  found: null,
  ...companionsUnknown,
  progress: null,
  isCalledOff: false,
  isFailed: false,
}
