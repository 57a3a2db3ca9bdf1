/** What a person wants of a wallet, in values that can be sent to a worker and put into a link. */
import type { MonthlyCosts } from '@cardsight/contract'
import type { Cents, DayRange, Obstacle, Purchase, Years } from '@cardsight/engine'

/** How hopeful one is about points. */
export type Outlook = 'floor' | 'usual' | 'optimistic'

export type WalletSettings = Readonly<{
  /** Ids of cards that the person has. */
  held: readonly string[]
  /** The most cards, held ones included. */
  size: number
  years: Years
  isIntro: boolean
  outlook: Outlook
  /** Hundredths of a cent for a point, by program: the person's own word instead of the outlook's. */
  pointValues: Readonly<Record<string, number>>
  /** Cents a year by credit, as far as the person says that they would use it. */
  credits: Readonly<Record<string, Cents>>
  obstacles: readonly Obstacle[]
  /** What is owed from month to month; wallets are then ranked by what is left after interest. */
  balanceCents: number
}>

export const defaultWalletSettings: WalletSettings = {
  held: [],
  size: 2,
  years: 1,
  isIntro: true,
  outlook: 'usual',
  pointValues: {},
  credits: {},
  obstacles: [],
  balanceCents: 0,
}

/** The spending that a wallet is for: typed costs, or purchases of linked accounts or of files. */
export type WalletSpend =
  | Readonly<{ kind: 'typed'; costs: MonthlyCosts; window: DayRange }>
  | Readonly<{ kind: 'purchases'; purchases: readonly Purchase[]; window: DayRange }>
