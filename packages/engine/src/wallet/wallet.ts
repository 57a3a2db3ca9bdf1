/**
 * A wallet is a set of cards that one person pays with. Its value is what the cards pay if the person's own spending is
 * divided among them as well as possible; README.md describes the model.
 *
 * - A wallet of one new card has exactly the value of the engine's own run, except that wallets count no rent and taxes.
 * - Year 1 starts today, and announced changes apply from their month on (`card/terms-in-force.ts`). New cards are in
 *   their first year then. Cards you have are past it throughout: no welcome bonus, no first-year match, rate or fee, and
 *   no cap that counts from opening.
 * - A welcome bonus is all or nothing, tier by tier. A tier is earned if the first year's spending on its card reaches the
 *   requirement, each dollar counting for one card only, and if average daily spending times the tier's days does too:
 *   people who open cards one after another put everything on the new card until the bonus is earned.
 * - If the purchases of a cell end a month in a refund, it goes back to the card that pays most for them.
 */
import type { Years } from '../card/annual-fee.ts'
import type { BonusTier } from '../card/card.ts'
import type { ProjectionYear } from '../card/terms-in-force.ts'
import type { Category } from '../category.ts'
import type { DayRange } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Cents } from '../money.ts'
import type { Period } from '../period.ts'
import type { Spend } from '../spend/spend.ts'
import type { WalletContext } from './model/context.ts'
import type { Compiled, YearGroup } from './model/engine.ts'

/** Why a card, or its welcome bonus, isn't available: as the person entered it, or by a rule of the issuer. */
export type Obstacle = Readonly<{
  cardId: string
  /** Such as '5/24', 'once per lifetime' or 'family'. Shown as is. */
  rule: string
  /** True if the card is available and only its bonus isn't. */
  isBonusOnly: boolean
}>

export type WalletQuestion = Readonly<{
  spend: Spend
  /** Cards and assumptions: point values, credits and habits are those the catalog was compiled with. */
  compiled: Compiled
  /** Ids of the cards you have. They are part of the best wallet, except for those that cost more than they earn. */
  owned: readonly string[]
  /** The most cards in the wallet, with those you have. If you have more than that, none is added. */
  size: number
  years: Years
  /** False to leave out all that new cards pay only once: welcome bonus, first-year match and first-year rates. */
  isIntro: boolean
  obstacles: readonly Obstacle[]
  /** Ids of the cards that a wallet may add, such as those within the person's reach. By default all open cards. */
  candidates?: ReadonlySet<string>
}>

/** How a search runs. Nothing here changes an answer. */
export type SearchOptions = Readonly<{
  /** From 0 to 1, never falling. */
  onProgress?: (done: number) => void
  /** Asked often. After true the search returns null. */
  shouldStop?: () => boolean
  /** Memo tables to share between questions about the same spending or catalog. */
  context?: WalletContext
}>

/** A tier of a new card's welcome bonus. */
export type WalletBonus = Readonly<{
  tier: BonusTier
  isClaimed: boolean
  money: Cents
  points: number
  /** What the first year puts on the card. */
  spentCents: Cents
  /** The day after opening by which all spending on the card reaches the requirement; null if it never does. */
  reachedOnDay: number | null
}>

/** What a card earns in a wallet over all years. */
export type WalletCard = Readonly<{
  cardId: string
  isOwned: boolean
  /** reward + bonus − fee. The totals of all cards add up to the wallet's total. */
  total: Cents
  /**
   * From purchases at lasting terms, after foreign transaction fees, with anniversary bonuses and the credits that count. Points that the
   * person can't use are deducted, from the bonus too.
   */
  reward: Cents
  /** The part of the reward that doesn't depend on purchases, apart from credits; before any deduction. */
  anniversaryBonus: Cents
  credits: Cents
  /** Everything that is earned only once: welcome bonus, first-year match and first-year rates. */
  bonus: Cents
  /** The part of the bonus that isn't the welcome bonus. */
  firstYear: Cents
  fee: Cents
  bonuses: readonly WalletBonus[]
  /** Cents paid with the card, by year. */
  spentByYear: readonly Cents[]
}>

/** Cents of one kind of purchase in one month that one card pays at one rate. */
export type Assignment = Readonly<{
  /** First year of one of the wallet's `yearGroups`. Year 1 also serves the welcome bonuses. */
  year: ProjectionYear
  /** Months since year 0, as `year × 12 + month - 1`. */
  month: number
  category: Category
  leaf: Leaf
  /** A merchant that some card names; null for all others. */
  merchant: MerchantKey | null
  isAbroad: boolean
  cardId: string
  /** Negative if the month's purchases ended in a refund. */
  cents: Cents
  /** Thousandths of a point per dollar. */
  rate: number
  /** Millionths of a dollar for each dollar: points at their full value, with a first-year match, after foreign fees. */
  worthPpm: number
  rules: readonly string[]
  /** True if the rate is the one beyond a cap, or that of the card's next best rule, because the cap was full. */
  isBeyondCap: boolean
}>

/** A spending cap that the allocation fills. */
export type FilledCap = Readonly<{
  /** First year of one of the wallet's `yearGroups`. */
  year: ProjectionYear
  cardId: string
  capId: string
  limit: number
  on: 'spend' | 'reward'
  per: Period
  /** The period, and the day on which the cap is reached if it's used right away; null if only the end fills it. */
  months: Readonly<{ from: number; to: number }>
  reachedOn: DayRange['first'] | null
}>

/** Points of a program that the person can't use at their full value, over all cards and years of the wallet. */
export type UnusablePoints = Readonly<{
  program: string
  /** What the person can use over all years, at full value. */
  usable: Cents
  /** What the points beyond that are worth less. The wallet's total doesn't include it. */
  deducted: Cents
}>

export type Wallet = Readonly<{
  cards: readonly WalletCard[]
  years: Years
  /** Consecutive years in which the cards are used alike, which one set of assignments describes. Year 1 is alone. */
  yearGroups: readonly YearGroup[]
  /** reward + bonus − fee. */
  total: Cents
  reward: Cents
  bonus: Cents
  fee: Cents
  assignments: readonly Assignment[]
  filledCaps: readonly FilledCap[]
  /** Programs whose limit the wallet exceeds, by id. */
  unusablePoints: readonly UnusablePoints[]
}>

/** The simplest rule of thumb: for each kind of purchase always the card with the best rate, ignoring caps. */
export type RuleOfThumb = Readonly<{
  total: Cents
  /** The wallet's total minus this one. Never negative. */
  lost: Cents
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
  /** The wallet of other cards with the next highest total; null if there is none. */
  runnerUp: Wallet | null
  /** best − runner-up. */
  margin: Cents | null
  /** The most that another wallet, or another use of this one, could earn on top: 0 if the best is proven. */
  gap: Cents
  ruleOfThumb: RuleOfThumb
  /** The cards you have without any other; null if you have none. */
  owned: Wallet | null
  /** Cards that were never considered, and why. */
  obstacles: readonly Obstacle[]
}>

/** What one card would add to those you have: wallet(owned + card) − wallet(owned). */
export type NextCard = Readonly<{ cardId: string; added: Cents }> & Pick<Wallet, 'total'>

/** A card that goes well with another: what it adds, what it earns alone, and the wallet of the two. */
export type Partner = Readonly<{ cardId: string; added: Cents; alone: Cents; wallet: Wallet }>

/** What a card you have adds to a wallet: with it − without it. */
export type OwnedCardReview = Readonly<{
  cardId: string
  verdict: 'keep' | 'downgrade' | 'cancel'
  adds: Cents
  fee: Cents
  /** The card to change to, and what it would add instead; null unless that's the verdict. */
  downgrade: Readonly<{ cardId: string; adds: Cents }> | null
}>

/** Why a card isn't in the best wallet, in numbers. */
export type WhyNot = Readonly<{
  cardId: string
  /** In the best wallet, excluded by a rule, or beaten by others. */
  verdict: 'chosen' | 'excluded' | 'outdone'
  obstacle: Obstacle | null
  /** The best wallet of the same size with the card, and how far it falls short; null if excluded. */
  wallet: Wallet | null
  short: Cents | null
  /** What the card adds to the best wallet as one more card: negative if its fee outweighs it. */
  addsAsOneMore: Cents | null
}>

/** A quantity that a sensitivity curve varies. */
export type SensitivityParameter =
  /** All spending, in cents a month. */
  | Readonly<{ kind: 'spending' }>
  /** Spending in one display category, in cents a month. */
  | Readonly<{ kind: 'category'; category: Category }>
  /** Value of a program's points, in hundredths of a cent. */
  | Readonly<{ kind: 'point-value'; program: string }>
  /** A card's annual fee in cents: of all years, or of later years if the first is cheaper. */
  | Readonly<{ kind: 'fee'; cardId: string }>

/** How the best wallet and its total change with a parameter. */
export type SensitivityCurve = Readonly<{
  parameter: SensitivityParameter
  /** The present value. */
  now: number
  /** Ascending values; `winner` holds the ids of the best wallet's cards. */
  points: readonly CurvePoint[]
  /** Where the winner changes, ascending: `value` is the first at which `to` wins, one step above a win of `from`. */
  switches: readonly Readonly<{ value: number; from: readonly string[]; to: readonly string[] }>[]
}>

export type CurvePoint = Readonly<{ value: number; total: Cents; winner: readonly string[] }>
