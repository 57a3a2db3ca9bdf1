/**
 * A wallet is a set of cards that one person pays with. Its worth is that of the best split of the person's own
 * spending among its cards: what was bought of a kind in a month may be split to the cent, and every card pays for its
 * part what the engine says it pays.
 *
 * - A wallet of one new card has nothing to split and comes to exactly what the engine's own run says of it.
 * - New cards are in their first year, then in later ones; held cards are in later years throughout: no bonus, no
 *   first-year match, rate or fee, and nothing that is limited once from the opening.
 * - A bonus is all or nothing, tier by tier. A tier is claimed when the first year's spending on its card reaches
 *   what it asks, each dollar counting for one card only, and when the average day of all spending times the tier's
 *   days reaches it too: who opens cards one after another pays everything with the new one until its bonus is there.
 * - A month in which purchases of a kind end in a refund goes back to the card of the wallet that pays most for it.
 * - What a card leaves to decide is decided as it serves the wallet best, period by period: options to choose, what is
 *   kept on top of a list, where a limit becomes full whose order of use matters. Decision 0020 says what that covers.
 * - Rules that begin at a yearly amount of spending count only for a card alone. Beside others they are left out, which
 *   costs at most what they would add to the spending beyond that amount.
 */
import type { Compiled } from '../backtest/compile.ts'
import type { Years } from '../card/annual-fee.ts'
import type { BonusTier } from '../card/card.ts'
import type { Category } from '../category.ts'
import type { DayRange } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Cents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'

/** Why a card, or its bonus, is not to be had: in words that the person entered or a rule of the issuer. */
export type Obstacle = Readonly<{
  cardId: string
  /** Such as '5/24', 'once per lifetime', 'family': shown as it is. */
  rule: string
  /** True where the card can be had and only its bonus cannot. */
  isBonusOnly: boolean
}>

export type WalletQuestion = Readonly<{
  spend: Spend
  /** Cards and assumptions: point values, credits and habits are those the catalog was compiled with. */
  compiled: Compiled
  /** Ids of cards that the person has. They are part of every wallet. */
  held: readonly string[]
  /** The most cards that the wallet may have, held ones included; with more held than that, nothing is added. */
  size: number
  years: Years
  /** False where bonuses of new cards are not to count at all. */
  isIntro: boolean
  /** What cannot be had, each with the rule that says so. */
  obstacles: readonly Obstacle[]
  /**
   * For somebody who carries a balance: cents a year that it costs on each card, by id; a card that is not listed has
   * no known rate. Wallets are then ranked by what is left after interest.
   */
  interest?: Readonly<Record<string, number>>
}>

/** Lets a worker show how far a search is, and end it. */
export type Watch = Readonly<{
  /** From 0 to 1, never falling. */
  onProgress?: (done: number) => void
  /** Asked often; after true the search gives null. */
  shouldStop?: () => boolean
}>

/** A tier of a new card's intro offer inside a wallet. */
export type WalletBonus = Readonly<{
  tier: BonusTier
  isClaimed: boolean
  money: Cents
  points: number
  /** What the first year's split puts on the card. */
  spentCents: Cents
  /** The day, counted from the card's opening, by which everything paid with it reaches what is asked; or null. */
  reachedOnDay: number | null
}>

/** What a card comes to inside a wallet, over all the years asked for. */
export type WalletCard = Readonly<{
  cardId: string
  isHeld: boolean
  /** reward + bonus − fee. Those of all cards add up to the wallet's total. */
  total: Cents
  /** From purchases, after the fee abroad, with anniversary points and the credits that count. */
  reward: Cents
  /** The part of the reward that does not depend on purchases. */
  gifts: Cents
  credits: Cents
  bonus: Cents
  fee: Cents
  bonuses: readonly WalletBonus[]
  /** Cents a year that are paid with it. */
  spentFirstYear: Cents
  spentLaterYear: Cents
}>

/** Cents of one kind of purchase, in one month, that one card pays at one rate. */
export type Assignment = Readonly<{
  /** The first or any later year: the split of the first one serves the bonuses too. */
  year: 'first' | 'later'
  /** Months since the year 0, as `year × 12 + month - 1`. */
  month: number
  category: Category
  leaf: Leaf
  /** A merchant that some card names, or null for all others. */
  merchant: MerchantKey | null
  isAbroad: boolean
  cardId: string
  /** Below zero where purchases of the month ended in a refund. */
  cents: Cents
  /** Thousandths of a point per dollar. */
  rate: number
  /** Money for each dollar in millionths of it: points at their value, a first-year match with it, fees abroad taken off. */
  worthPpm: number
  rules: readonly string[]
  /** True where the rate is that beyond a cap, or of the card's next best rule, because the cap was full. */
  isBeyondCap: boolean
}>

/** A limit of one card that the split fills. */
export type FilledCap = Readonly<{
  year: 'first' | 'later'
  cardId: string
  capId: string
  limit: number
  on: 'spend' | 'reward'
  per: 'month' | 'quarter' | 'year' | 'opening'
  /** The period, and the day on which the limit is reached if it is used at once; null when only the end fills it. */
  months: Readonly<{ from: number; to: number }>
  reachedOn: DayRange['first'] | null
}>

/** A set of cards with its worth and the split that gives it. */
export type Wallet = Readonly<{
  cards: readonly WalletCard[]
  years: Years
  /** reward + bonus − fee, before interest. */
  total: Cents
  reward: Cents
  bonus: Cents
  fee: Cents
  /**
   * What a carried balance costs in all the years, on the card of the wallet on which it costs least; null where
   * nothing is carried, and where no card of the wallet has a known rate.
   */
  interest: Readonly<{ cardId: string; cents: Cents }> | null
  assignments: readonly Assignment[]
  filledCaps: readonly FilledCap[]
}>

/** The simplest rule of thumb: for each kind of purchase always the card with the best rate, whatever is full. */
export type RuleOfThumb = Readonly<{
  total: Cents
  /** The wallet's total less this one: never below zero. */
  lost: Cents
  /** The one card for each kind of purchase. */
  cardOf: readonly Readonly<{
    category: Category
    leaf: Leaf
    merchant: MerchantKey | null
    cardId: string
    cents: Cents
  }>[]
}>

export type WalletAnswer = Readonly<{
  best: Wallet
  /** The wallet with the next highest total, other cards in it; null when there is no other. */
  runnerUp: Wallet | null
  /** best − runner-up, each after interest. */
  margin: Cents | null
  /** By how much another wallet, or another use of this one, could be better at most: nothing, unless a search was given up. */
  unproved: Cents
  ruleOfThumb: RuleOfThumb
  /** What the cards held come to without any other; null when none is held. */
  held: Wallet | null
  /** Cards that were never considered, and why. */
  obstacles: readonly Obstacle[]
  effort: Readonly<{ wallets: number; bounded: number; valued: number }>
}>

/** What one card would add to those held: wallet(held + card) − wallet(held), before interest. */
export type NextCard = Readonly<{ cardId: string; added: Cents; wallet: Wallet }>

/** A card that goes well with another: what it adds, what it comes to alone, and the wallet of the two. */
export type Partner = Readonly<{ cardId: string; added: Cents; alone: Cents; wallet: Wallet }>

/** What a held card adds now: wallet(held) − wallet(held without it), each after interest where it is known of both. */
export type HeldCard = Readonly<{
  cardId: string
  verdict: 'keep' | 'downgrade' | 'cancel'
  adds: Cents
  fee: Cents
  /** The card to change to, and what that would add in its place; null unless that is the verdict. */
  downgrade: Readonly<{ cardId: string; adds: Cents }> | null
}>

/** Why a card is not in the best wallet, in numbers. */
export type WhyNot = Readonly<{
  cardId: string
  /** In the best wallet, kept out by a rule, or outdone. */
  verdict: 'chosen' | 'excluded' | 'outdone'
  obstacle: Obstacle | null
  /** The best wallet of the size that has the card, and what it comes short of the best; null when excluded. */
  wallet: Wallet | null
  short: Cents | null
  /** What the card adds to the best wallet as one card more: below zero where its fee outweighs it. */
  addsAsOneMore: Cents | null
}>

/** A quantity that is moved until another wallet overtakes. */
export type Lever =
  /** All spending, in thousandths of what it is. */
  | Readonly<{ kind: 'spending' }>
  /** Spending of one display category, in thousandths of what it is. */
  | Readonly<{ kind: 'category'; category: Category }>
  /** Value of a program's point, in hundredths of a cent. */
  | Readonly<{ kind: 'point-value'; program: string }>
  /** A card's yearly fee in cents: of all years, or of the later ones where the first costs less. */
  | Readonly<{ kind: 'fee'; cardId: string }>

/**
 * Where the winner changes: at `lastBefore` the winner still wins, at the very next whole step, `firstAfter`, another
 * wallet stands first. Both were run. No step in between changes the winner: a step is a thousandth of the spending, a
 * hundredth of a cent of a point's value, or a cent of a fee.
 */
export type BreakEven = Readonly<{
  lever: Lever
  now: number
  lastBefore: number
  firstAfter: number
  challenger: readonly string[]
}>
