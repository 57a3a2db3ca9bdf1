/**
 * What you missed: purchases that another of your cards would have paid better, in the order in which you made them. A
 * purchase may use only the cap that your own purchases and the ones moved before it leave of the period, so all moves
 * together are possible, and the total is the sum of its lines. Purchases toward a welcome bonus were on the right card.
 * A card that the merchant doesn't take earns nothing there, so it's never better.
 */
import { accountPeriodOf, addPurchase, purchaseMoney, quoteUnits } from '@cardsight/engine/accounts'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import { addDays, addMonths, type Day, type DayRange, isWithin } from '@cardsight/engine/dates'
import { type CardPurchase, type PreparedCard, prepareYourCards, type YourCardsInput } from './prepare.ts'

/** Whole cents, less foreign transaction fees. */
export type MissedPurchase = Readonly<{
  day: Day
  name: string | null
  category: CategoryKey
  cents: number
  usedId: string
  /** What it earned; more if later refunds or moves mean that the card you used would lose more without it. */
  earnedCents: number
  betterId: string
  betterCents: number
  /** betterCents - earnedCents; always positive. */
  missedCents: number
}>

/** Paying for a category with another card. */
export type MissedHabit = Readonly<{
  category: CategoryKey
  usedId: string
  betterId: string
  purchases: number
  missedCents: number
}>

export type Missed = Readonly<{
  window: DayRange
  /** What your purchases on these cards earned. */
  earnedCents: number
  /** Exactly the sum of the lines. */
  missedCents: number
  lines: readonly MissedPurchase[]
  /** The three habits that recover the most, largest first. */
  habits: readonly MissedHabit[]
}>

const MOST_HABITS = 3

/** The last whole calendar month, and the year up to today. */
export function findMissed(input: YourCardsInput): Readonly<{ month: Missed; year: Missed }> {
  const compared = comparePurchases(input)
  const { today, year } = compared
  return { month: summarize(compared, lastMonth(today)), year: summarize(compared, year) }
}

export type EarnedMonth = Missed &
  Readonly<{
    /** What each card with purchases earned, highest first. Exactly the sum is `earnedCents`. */
    byCard: readonly Readonly<{ yourCardId: string; earnedCents: number }>[]
  }>

/** This month up to today, or the last one before this month's first purchase. Null without purchases in either. */
export function findEarned(input: YourCardsInput): EarnedMonth | null {
  const compared = comparePurchases(input)
  const { today, paid } = compared
  const current = { first: accountPeriodOf('month', today, null).first, last: today }
  const window = [current, lastMonth(today)].find((month) =>
    paid.some(({ each }) => isWithin(month, each.purchase.day)),
  )
  if (window === undefined) {
    return null
  }
  const byCard = new Map<string, number>()
  for (const { used, each, earned } of paid) {
    if (isWithin(window, each.purchase.day)) {
      byCard.set(used.yourCard.id, (byCard.get(used.yourCard.id) ?? 0) + earned)
    }
  }
  return {
    ...summarize(compared, window),
    byCard: [...byCard]
      .map(([yourCardId, earnedCents]) => ({ yourCardId, earnedCents }))
      .sort((a, b) => b.earnedCents - a.earnedCents),
  }
}

function lastMonth(today: Day): DayRange {
  return accountPeriodOf('month', addMonths(today, -1), null)
}

function summarize({ paid, lines }: Compared, window: DayRange): Missed {
  const inside = lines
    .filter(({ day }) => isWithin(window, day))
    .map(({ purchase: _, ...line }): MissedPurchase => line)
  return {
    window,
    earnedCents: sum(paid.map(({ each, earned }) => (isWithin(window, each.purchase.day) ? earned : 0))),
    missedCents: sum(inside.map(({ missedCents }) => missedCents)),
    lines: inside,
    habits: habitsIn(inside),
  }
}

type PaidPurchase = Readonly<{ used: PreparedCard; each: CardPurchase; earned: number }>

type Compared = Readonly<{
  today: Day
  /** Up to today. Only purchases in it are compared with other cards. */
  year: DayRange
  /** All purchases on your cards, by day. */
  paid: readonly PaidPurchase[]
  lines: readonly (MissedPurchase & Readonly<{ purchase: CardPurchase['purchase'] }>)[]
}>

/** Compares every purchase of the last year with your other cards, in the order in which you made them. */
export function comparePurchases(input: YourCardsInput): Compared {
  // Moving purchases uses up caps, so these accounts are no one else's.
  const { cards, today } = prepareYourCards(input)
  const year = { first: addDays(addMonths(today, -12), 1), last: today }
  const paid = cards
    .flatMap((used) => used.purchases.map((each) => ({ used, each, earned: earnedOf(used, each) })))
    .sort(
      (a, b) =>
        Number(a.each.purchase.day > b.each.purchase.day) - Number(a.each.purchase.day < b.each.purchase.day),
    )
  const lines = paid
    .filter(({ each }) => isWithin(year, each.purchase.day))
    .flatMap(({ used, each, earned }) => {
      const line = missedLine(cards, used, each, earned)
      return line === null ? [] : [{ ...line, purchase: each.purchase }]
    })
  return { today, year, paid, lines }
}

function earnedOf({ card, pointValue }: PreparedCard, { toPay, units }: CardPurchase): number {
  return purchaseMoney(card.engine, toPay, units, { value: pointValue, limit: null }).netCents
}

function missedLine(
  cards: readonly PreparedCard[],
  used: PreparedCard,
  { purchase, toPay }: CardPurchase,
  earnedCents: number,
): MissedPurchase | null {
  if (toPay.cents <= 0 || countsTowardBonus(used, purchase.day)) {
    return null
  }
  let better: PreparedCard | null = null
  let betterCents = earnedCents
  for (const other of cards) {
    if (other !== used && isHeld(other, purchase.day)) {
      const units = quoteUnits(other.account, toPay)
      const { netCents } = purchaseMoney(other.card.engine, toPay, units, {
        value: other.pointValue,
        limit: null,
      })
      if (netCents > betterCents) {
        better = other
        betterCents = netCents
      }
    }
  }
  const lostCents = better === null ? 0 : Math.max(earnedCents, lostWithout(used, toPay))
  if (better === null || betterCents <= lostCents) {
    return null
  }
  addPurchase(used.account, { ...toPay, cents: -toPay.cents })
  addPurchase(better.account, toPay)
  return {
    day: purchase.day,
    name: purchase.name ?? null,
    category: categoryOfLeaf(purchase.leaf),
    cents: toPay.cents,
    usedId: used.yourCard.id,
    earnedCents: lostCents,
    betterId: better.yourCard.id,
    betterCents,
    missedCents: betterCents - lostCents,
  }
}

/** What all purchases on a card would earn less without this one. */
function lostWithout({ account, card, pointValue }: PreparedCard, toPay: CardPurchase['toPay']): number {
  const units = quoteUnits(account, { ...toPay, cents: -toPay.cents })
  return purchaseMoney(card.engine, toPay, -units, { value: pointValue, limit: null }).netCents
}

/** True if you had the card on that day. */
function isHeld({ opened, yourCard }: PreparedCard, day: Day): boolean {
  return (opened === null || opened <= day) && (yourCard.closed === undefined || day <= yourCard.closed)
}

function countsTowardBonus({ bonus, opened }: PreparedCard, day: Day): boolean {
  if (bonus === null || (opened !== null && day < opened)) {
    return false
  }
  return day <= (bonus.earnedOn ?? bonus.by)
}

function habitsIn(lines: readonly MissedPurchase[]): MissedHabit[] {
  const habits = new Map<string, MissedHabit>()
  for (const { category, usedId, betterId, missedCents } of lines) {
    const key = `${category} ${usedId} ${betterId}`
    const before = habits.get(key)
    habits.set(key, {
      category,
      usedId,
      betterId,
      purchases: (before?.purchases ?? 0) + 1,
      missedCents: (before?.missedCents ?? 0) + missedCents,
    })
  }
  return [...habits.values()].sort((a, b) => b.missedCents - a.missedCents).slice(0, MOST_HABITS)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
