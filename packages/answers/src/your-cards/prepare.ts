/** Your cards as accounts that have been paid for your purchases: the input of every answer about them. */
import { type CatalogCard, describeCard } from '@cardsight/catalog'
import type { UsableCents } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import { openedDay, type YourCard, type YourCards } from '@cardsight/contract/your-cards'
import {
  type AccountPurchase,
  type CardAccount,
  createCardAccount,
  payPurchases,
  restoreUsed,
  type UsedAmounts,
} from '@cardsight/engine/accounts'
import { backtest } from '@cardsight/engine/backtest'
import { isRefused } from '@cardsight/engine/cards'
import { isBill } from '@cardsight/engine/categories'
import { addDays, type Day, daysBetween } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { type PointLimit, priceOf, type Valuation } from '@cardsight/engine/values'
import { profileOfHolder, valuationOfHolder } from '../run/about-cards.ts'
import type { RunCatalog } from '../run/run-catalog.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { withActivatedQuarters } from './activated-card.ts'
import { type BonusProgress, bonusProgress } from './bonus-progress.ts'
import { accountYearCapCards } from './credit-facts.ts'
import { spendOfLastYear } from './last-year.ts'

export type YourCardsInput = Readonly<{
  /** Compiled for the habits of the profile. Its day is today. */
  catalog: RunCatalog
  yourCards: YourCards
  /** All purchases that we have; those of other accounts count only toward your pace. */
  purchases: readonly Purchase[]
  /** What caps of your cards have used up, by your card, where the purchases themselves aren't known. */
  used?: Readonly<{ asOf: Day; byCard: Readonly<Record<string, UsedAmounts>> }>
  profile: Profile
}>

/** A purchase on one of your cards. */
export type CardPurchase = Readonly<{ purchase: Purchase; toPay: AccountPurchase; units: number }>

export type PreparedCard = Readonly<{
  yourCard: YourCard
  card: CatalogCard
  /** The nickname, or the name of the card. */
  name: string
  opened: Day | null
  account: CardAccount
  /** Hundredths of a cent per point. */
  pointValue: number
  /** Key of the program that pays its rewards: another one than the card's if you have a card that unlocks it. */
  program: string
  /** The most cents a year that you can use of the card's points, and what points beyond that are worth; null without a limit. */
  pointLimit: PointLimit | null
  /** By day. */
  purchases: readonly CardPurchase[]
  bonus: BonusProgress | null
  /** Descriptions of the earn rules, by id. */
  ruleWords: ReadonlyMap<string, string>
}>

export type PreparedCards = Readonly<{
  today: Day
  catalog: RunCatalog
  /** Cards of the catalog, in the order of your list. Closed ones are included. */
  cards: readonly PreparedCard[]
  /** Average spending a day on all cards in the last 90 days; null without purchases. */
  dailyCents: number | null
  /** True if the person carries a balance: then no purchase should go on a card for its rewards. */
  hasDebt: boolean
}>

const PACE_DAYS = 90

/** Takes time in proportion to the purchases. Each answer after that takes a millisecond or so. */
export function prepareYourCards(input: YourCardsInput): PreparedCards {
  const { catalog, yourCards } = input
  const { today } = catalog.assumptions
  const open = yourCards.cards.filter(({ closed }) => closed === undefined)
  const held = open.map(({ cardId }) => cardId)
  const profile = profileOfHolder(held, input.profile, catalog)
  const purchases = input.purchases.filter(({ leaf, day }) => !isBill(leaf) && day <= today)
  const valuation = valuationOfHolder(held, input.profile, catalog, usableCents(catalog, purchases, profile))
  const byAccount = groupByAccount(purchases)
  const dailyCents = paceOf(purchases, today)
  const shared: Shared = { valuation, kinds: new Map(), dailyCents, used: input.used }
  const cards = yourCards.cards.flatMap((yourCard): PreparedCard[] => {
    const card = catalog.release.cards.find(({ id }) => id === yourCard.cardId)
    const own = yourCard.accountIds.flatMap((account) => byAccount.get(account) ?? [])
    return card === undefined ? [] : [prepareCard(catalog, yourCard, card, own, shared)]
  })
  return { today, catalog, cards, dailyCents, hasDebt: profile.debt !== null }
}

const ANY_AMOUNT = Number.POSITIVE_INFINITY
const anyUsableCents: UsableCents = {
  airline: ANY_AMOUNT,
  hotel: ANY_AMOUNT,
  rail: ANY_AMOUNT,
  cruise: ANY_AMOUNT,
  store: ANY_AMOUNT,
}

/** What you spend a year where points of each kind of program can pay. Without purchases to tell, we assume no limit. */
function usableCents(
  { compiled, context }: RunCatalog,
  purchases: readonly Purchase[],
  { programs }: Profile,
): UsableCents {
  const isUsed = Object.keys(programs).length > 0
  const spend = isUsed ? spendOfLastYear(purchases, compiled.assumptions.today) : null
  return spend === null ? anyUsableCents : usableCentsOf({ result: backtest(spend, compiled, context) })
}

/** The same for all cards. */
type Shared = Readonly<{
  valuation: Valuation
  kinds: Kinds
  dailyCents: PreparedCards['dailyCents']
  used: YourCardsInput['used']
}>

function prepareCard(
  { assumptions, release }: RunCatalog,
  yourCard: YourCard,
  card: CatalogCard,
  purchases: readonly Purchase[],
  { valuation, kinds, dailyCents, used }: Shared,
): PreparedCard {
  const opened = openedDay(yourCard)
  const engineCard = assumptions.conditions.activation
    ? card.engine
    : withActivatedQuarters(card.engine, yourCard.activated)
  const account = createCardAccount(engineCard, assumptions, {
    opened,
    hasAccountYearCaps: accountYearCapCards.includes(card.id),
    choices: yourCard.choices,
  })
  const program = valuation.unlocked?.[card.id]?.program ?? card.engine.program
  const { value, limit } = priceOf(program, valuation)
  const pointValue = yourCard.pointValue ?? value
  const sorted = purchases.toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
  const { onlineStores } = release.vocabulary
  const toPay = sorted.map((purchase) => toAccountPurchase(card, purchase, kinds, onlineStores))
  const units = payPurchases(account, toPay)
  const usedOnCard = used?.byCard[yourCard.id]
  if (used !== undefined && usedOnCard !== undefined) {
    restoreUsed(account, used.asOf, usedOnCard)
  }
  const { rewardDetail } = describeCard(card, release)
  return {
    yourCard,
    card,
    name: yourCard.nickname || card.name,
    opened,
    account,
    pointValue,
    program,
    // A value of your own has no limit.
    pointLimit: yourCard.pointValue === undefined ? limit : null,
    purchases: sorted.flatMap((purchase, index): CardPurchase[] => {
      const amount = toPay[index]
      return amount === undefined ? [] : [{ purchase, toPay: amount, units: units[index] ?? 0 }]
    }),
    bonus: bonusProgress({
      yourCard,
      isTracked: dailyCents !== null && yourCard.accountIds.length > 0,
      opened,
      purchases: sorted,
      dailyCents,
      pointValue,
      today: assumptions.today,
    }),
    ruleWords: new Map(card.engine.rules.map(({ id }, index) => [id, rewardDetail[index] ?? id])),
  }
}

type Kinds = Map<string, AccountPurchase['kind']>

/** Equal kinds are the same object, which accounts look up faster. */
function toAccountPurchase(
  { engine }: CatalogCard,
  purchase: Purchase,
  kinds: Kinds,
  onlineStores: Readonly<Record<string, string>>,
): AccountPurchase {
  const { day, cents, leaf } = purchase
  const isAbroad = purchase.isAbroad === true
  // A card that was used where stores don't take it was used online, or at a merchant that we took for another.
  const merchant =
    [purchase.merchant, onlineStores[purchase.merchant ?? ''] ?? null].find(
      (each) => !isRefused(engine, { merchant: each, isAbroad }),
    ) ?? null
  const key = `${leaf} ${merchant ?? ''} ${isAbroad}`
  const kind = kinds.get(key) ?? { leaf, merchant, isAbroad }
  kinds.set(key, kind)
  return { day, cents, kind }
}

function groupByAccount(purchases: readonly Purchase[]): Map<string, Purchase[]> {
  const groups = new Map<string, Purchase[]>()
  for (const purchase of purchases) {
    if (purchase.account !== null) {
      const group = groups.get(purchase.account) ?? []
      group.push(purchase)
      groups.set(purchase.account, group)
    }
  }
  return groups
}

/** The first 90 days after the first purchase count only the days since then. */
function paceOf(purchases: readonly Purchase[], today: Day): number | null {
  const first = addDays(today, 1 - PACE_DAYS)
  const days = purchases.reduce((most, { day }) => Math.max(most, daysBetween(day, today) + 1), 0)
  const cents = purchases.reduce((sum, purchase) => sum + (purchase.day < first ? 0 : purchase.cents), 0)
  return days === 0 ? null : Math.max(0, cents) / Math.min(days, PACE_DAYS)
}
