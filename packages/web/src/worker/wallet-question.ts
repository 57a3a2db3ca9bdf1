/** What a user wants from a wallet, in values that can be sent to a worker and encoded in a link. */
import type { TypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import type { Years } from '@cardsight/engine/cards'
import type { DayRange } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import type { Obstacle } from '@cardsight/engine/wallet'

export type WalletSettings = Readonly<{
  /** Ids of the cards that the user has. */
  owned: readonly string[]
  /** Maximum number of cards, including those the user has. */
  size: number
  years: Years
  isIntro: boolean
  /** What points and credits are worth to the user, their habits, and which cards they can get. */
  profile: Profile
  obstacles: readonly Obstacle[]
  /** True to recommend cards that add little, too. */
  keepsSmallCards: boolean
}>

export const defaultWalletSettings: WalletSettings = {
  owned: [],
  size: 2,
  years: 1,
  isIntro: true,
  profile: defaultProfile,
  obstacles: [],
  keepsSmallCards: false,
}

/** The spending that a wallet is for: typed costs, or purchases from linked accounts or files. */
export type WalletSpend =
  | Readonly<{ kind: 'typed'; costs: TypedCosts; window: DayRange }>
  | Readonly<{
      kind: 'purchases'
      purchases: readonly Purchase[]
      window: DayRange
      /** Ids of the cards that accounts are, as far as the person said so, by account. */
      cardOf?: Readonly<Record<string, string>>
    }>
