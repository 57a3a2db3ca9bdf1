/** What each card of a wallet is for, in one line. */
import type { CategoryKey } from '@cardsight/engine/categories'
import { periodWords } from '@cardsight/engine/dates'
import { capitalize } from '@cardsight/engine/text'
import type { FilledCap, Wallet, WalletCard } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-money.ts'
import { leafName } from '../../ui/leaf-select.tsx'
import { type CardsById, sortByValue, spendingForBonus } from './cards-by-id.ts'
import { type SheetRow, usageSheet } from './usage-sheet.ts'

const categoryNames: Readonly<Record<CategoryKey, string>> = {
  grocery: 'groceries',
  gas: 'gas',
  warehouse: 'warehouse clubs',
  restaurant: 'restaurants',
  other: 'other purchases',
  media: 'streaming',
  transportation: 'transit',
  recreation: 'recreation',
  travel: 'travel',
  flights: 'flights',
  pharmacy: 'pharmacies',
  'department-store': 'department stores',
  gym: 'gyms',
  shops: 'shops',
  service: 'services',
  'online-shopping': 'online shopping',
}

const MAX_NAMES = 3
/** A card that pays less of a row isn't meant for it: it only takes what is left of a cap or a bonus. */
const LEAST_SHARE = 0.1

type Used = Pick<Wallet, 'assignments' | 'filledCaps'>

export type CardUse = Readonly<{
  card: WalletCard
  use: string
  /** ' (first $500 a month)'; '' without a cap that its spending reaches. */
  cap: string
}>

/**
 * Highest value first, and the card for everything else last. `used` is how the cards are used once their bonuses are
 * earned.
 */
export function cardUses(wallet: Pick<Wallet, 'cards'>, used: Used, cards: CardsById): CardUse[] {
  const sorted = sortByValue(wallet)
  const capOf = ({ cardId }: WalletCard) => capText(used.filledCaps.filter((cap) => cap.cardId === cardId))
  if (sorted.length === 1) {
    return sorted.map((card) => ({ card, use: 'Everything', cap: capOf(card) }))
  }
  const rows = withoutRepeats(usageSheet(used, 1))
  const rest = restCard(rows)
  const isRest = ({ cardId }: WalletCard) => cardId === rest
  return [...sorted.filter((card) => !isRest(card)), ...sorted.filter(isRest)].map((card) => {
    const { cardId } = card
    const use = isRest(card)
      ? 'Everything else'
      : purposeText(rowsOf(cardId, rows), card, cards.get(cardId)?.rotates)
    return { card, use, cap: capOf(card) }
  })
}

/** The card for what has no category of its own; without such purchases, the card for most kinds of them. */
export function restCard(rows: readonly SheetRow[]): string | undefined {
  const other = rows.find(
    ({ category, merchant, leaves }) =>
      category.key === 'other' && merchant === null && (leaves === null || leaves.includes('other')),
  )
  if (other !== undefined) {
    return mainCard(other)
  }
  const counts = new Map<string, number>()
  for (const row of rows) {
    const card = mainCard(row)
    counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  // Rows are sorted by amount, so the first of equal counts has the largest row.
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** Without the brands of a kind of purchase for which the same card is used anyway: 'gas' includes Exxon. */
function withoutRepeats(rows: readonly SheetRow[]): SheetRow[] {
  const kinds = rows.filter(({ merchant }) => merchant === null)
  return rows.filter(
    (row) =>
      row.merchant === null || !kinds.some((kind) => covers(kind, row) && mainCard(kind) === mainCard(row)),
  )
}

/** True if what a brand sells is among the kinds of a row. */
export function covers(kind: SheetRow, { category, leaves }: SheetRow): boolean {
  return (
    kind.category.key === category.key &&
    (kind.leaves === null || (leaves?.every((leaf) => kind.leaves?.includes(leaf)) ?? false))
  )
}

export function mainCard(row: SheetRow): string {
  const ids = new Set(row.phases.map(({ cardId }) => cardId))
  return [...ids].sort((a, b) => centsOn(b, row) - centsOn(a, row))[0] ?? ''
}

export function centsOn(card: string, { phases }: SheetRow): number {
  return phases
    .flatMap(({ cardId, cardCents, others }) => [{ cardId, cents: cardCents }, ...others])
    .reduce((sum, { cardId, cents }) => (cardId === card ? sum + cents : sum), 0)
}

type CardRow = Readonly<{ name: string; isWholeYear: boolean }>

function rowsOf(cardId: string, rows: readonly SheetRow[]): CardRow[] {
  return rows
    .filter((row) => row.cents > 0 && centsOn(cardId, row) >= row.cents * LEAST_SHARE)
    .sort((a, b) => centsOn(cardId, b) - centsOn(cardId, a))
    .flatMap((row) => {
      const isWholeYear = row.phases.every((phase) => phase.cardId === cardId)
      return namesOfRow(row).map((name) => ({ name, isWholeYear }))
    })
}

export function namesOfRow({ category, leaves, merchant }: SheetRow): string[] {
  if (merchant !== null) {
    return [merchant.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase())]
  }
  return leaves === null ? [categoryNames[category.key]] : leaves.map((leaf) => lowerFirst(leafName(leaf)))
}

function purposeText(rows: readonly CardRow[], card: WalletCard, rotates = false): string {
  const wholeYear = rotates ? rows.filter(({ isWholeYear }) => isWholeYear) : rows
  const hasQuarters = wholeYear.length < rows.length
  const names = [
    ...new Set(wholeYear.map(({ name }) => name)),
    ...(hasQuarters ? ['rotating categories'] : []),
  ]
  return names.length === 0 ? withoutPurchases(card) : capitalize(listOf(names))
}

function withoutPurchases({ bonus, credits, anniversaryBonus }: WalletCard): string {
  if (bonus > 0) {
    return 'Welcome bonus only'
  }
  if (credits > 0) {
    return 'Its statement credits'
  }
  return anniversaryBonus > 0 ? 'Its anniversary bonus' : 'Not needed for your spending'
}

/** 'groceries, gas and 2 more' */
export function listOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  return more > 1 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : names.join(', ')
}

function capText(caps: readonly FilledCap[]): string {
  const ids = new Set(caps.map(({ capId }) => capId))
  const [cap] = caps
  if (cap === undefined) {
    return ''
  }
  return ids.size === 1 && cap.on === 'spend'
    ? ` (first ${formatDollars(cap.limit / 100)} ${periodWords[cap.per]})`
    : `, until you reach its ${ids.size === 1 ? 'cap' : 'caps'}`
}

/** 'EV charging' stays as it is. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The months until the welcome bonuses are earned: all spending goes on one new card after the other. */
export type BonusStep = Readonly<{
  cardId: string
  /** First and last month, counted from 1. */
  from: number
  to: number
  /** Cents to spend on the card. */
  spend: number
  /** Cents that the bonus is worth. */
  money: number
}>

const DAYS_PER_MONTH = 365 / 12

/** The most valuable bonus first. */
export function bonusSchedule(wallet: Pick<Wallet, 'cards'>): BonusStep[] {
  const goals = sortByValue(wallet)
    .flatMap((card) => {
      const spend = Math.max(0, ...spendingForBonus(card).map((tier) => tier.spend))
      const days = Math.max(
        0,
        ...card.bonuses.map(({ isClaimed, reachedOnDay }) => (isClaimed ? (reachedOnDay ?? 0) : 0)),
      )
      return spend === 0 ? [] : [{ cardId: card.cardId, spend, days, money: card.bonus - card.firstYear }]
    })
    .sort((a, b) => b.money - a.money)
  let day = 0
  return goals.map(({ cardId, spend, days, money }) => {
    const from = Math.floor(day / DAYS_PER_MONTH) + 1
    day += days
    return { cardId, spend, money, from, to: Math.max(from, Math.ceil(day / DAYS_PER_MONTH)) }
  })
}

/** 'First month', 'First 3 months', 'Month 4', 'Months 4 to 6'; a later step may start in the first month, too. */
export function monthsText({ from, to }: Pick<BonusStep, 'from' | 'to'>, index: number): string {
  if (from === 1 && index > 0) {
    return to === 1 ? 'Later that month' : `Until month ${to}`
  }
  if (from === 1) {
    return to === 1 ? 'First month' : `First ${to} months`
  }
  return from === to ? `Month ${from}` : `Months ${from} to ${to}`
}

/** What to do in these months. `name` is the card's short name, `count` the number of cards in the wallet. */
export function stepText(
  { spend, money }: BonusStep,
  name: string,
  count: number,
  isOnlyStep: boolean,
): string {
  const [dollars, bonus] = [formatDollars(spend / 100), formatDollars(money / 100)]
  if (count === 1) {
    return `spend ${dollars} to earn the ${bonus} welcome bonus.`
  }
  const then = isOnlyStep ? ', then switch' : ''
  return `put everything on ${name} until you’ve spent ${dollars}${then}. It earns the ${bonus} welcome bonus.`
}
