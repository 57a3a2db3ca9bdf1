/** Dates for using a wallet: category activations, bonus deadlines, annual fees and card changes. */

import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { addDays, addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Wallet } from '@cardsight/engine/wallet'
import type { Reminder } from '../../lib/calendar-file.ts'
import { formatDayLong, formatMonthDay } from '../../lib/format-date.ts'
import { formatDollars, formatShort } from '../../lib/format-money.ts'
import { listOf, namesOfRow } from './card-uses.ts'
import { nameOf, shortNameOf, spendingForBonus } from './cards-by-id.ts'
import { type SheetRow, usageSheet } from './usage-sheet.ts'

type RemindersOptions = Readonly<{
  wallet: Wallet
  cards: ReadonlyMap<string, WalletCardInfo>
  /** The assumed opening day of new cards. */
  today: Day
}>

const QUARTERS = [1, 4, 7, 10]

/** For the coming year, by date. */
export function remindersOf(options: RemindersOptions): Reminder[] {
  return [...activations(options), ...bonusDeadlines(options), ...fees(options), ...changes(options)].sort(
    byDay,
  )
}

/** What to do with the cards of the wallet in the coming year, without deadlines and fees; each once. */
export function usesToChange(options: RemindersOptions): Reminder[] {
  const found = [...activations(options), ...changes(options)].sort(byDay)
  return found.filter(({ title }, index) => found.findIndex((other) => other.title === title) === index)
}

const byDay = (a: Reminder, b: Reminder) => (a.day < b.day ? -1 : Number(a.day > b.day))

function activations({ wallet, cards, today }: RemindersOptions): Reminder[] {
  const rotating = wallet.cards.flatMap(({ cardId }) => {
    const card = cards.get(cardId)
    return card?.rotates ? [card] : []
  })
  return rotating.flatMap(({ name }) =>
    QUARTERS.map((month) => ({
      day: nextFirstOf(month, today),
      title: `Activate ${name}`,
      text: 'A new quarter starts. Look up its categories and activate them with the issuer.',
    })),
  )
}

/** One per day, with the highest amount: an offer may have two tiers that end together. */
function bonusDeadlines({ wallet, cards, today }: RemindersOptions): Reminder[] {
  return wallet.cards.flatMap((card) => {
    const tiers = spendingForBonus(card)
    return [...new Set(tiers.map(({ days }) => days))].map((days) => {
      const spend = Math.max(...tiers.filter((tier) => tier.days === days).map((tier) => tier.spend))
      return {
        day: addDays(today, days),
        title: `${nameOf(cards, card.cardId)} bonus ends`,
        text: `If you opened the card on ${formatDayLong(today)}, spend ${formatShort(spend / 100)} on it by today to earn the bonus.`,
      }
    })
  })
}

function fees({ wallet, cards, today }: RemindersOptions): Reminder[] {
  return wallet.cards.flatMap(({ cardId, isOwned }) => {
    const card = cards.get(cardId)
    return card === undefined || card.annualFeeCents === 0 || isOwned
      ? []
      : [
          {
            day: addDays(addMonths(today, 12), -14),
            title: `${card.name} annual fee is due in two weeks`,
            text: `${formatShort(card.annualFeeCents / 100)} a year. Check whether it still adds more than that.`,
          },
        ]
  })
}

type CardChange = Readonly<{ from: number; before: string; after: string; rows: readonly SheetRow[] }>

/**
 * One for all rows that change cards together. None in a year with a bonus, because earning it takes priority over the
 * months in the table.
 */
function changes({ wallet, cards, today }: RemindersOptions): Reminder[] {
  if (wallet.cards.some((card) => spendingForBonus(card).length > 0)) {
    return []
  }
  return cardChanges(usageSheet(wallet, 1)).map((change) => {
    const day = nextFirstOf((change.from % 12) + 1, today)
    const names = listOf([...new Set(change.rows.flatMap(namesOfRow))])
    const [before, after] = [shortNameOf(cards, change.before), shortNameOf(cards, change.after)]
    return {
      day,
      title: `Switch ${names} to ${after}`,
      text: reasonFor(change, wallet, { names, before, after, day }),
    }
  })
}

function cardChanges(rows: readonly SheetRow[]): CardChange[] {
  const found = new Map<string, CardChange>()
  for (const row of rows) {
    for (const [index, { from, cardId: after }] of row.phases.slice(1).entries()) {
      const before = row.phases[index]?.cardId ?? after
      const key = `${from} ${before} ${after}`
      found.set(key, { from, before, after, rows: [...(found.get(key)?.rows ?? []), row] })
    }
  }
  return [...found.values()]
}

type ChangeNames = Readonly<{ names: string; before: string; after: string; day: Day }>

/** The cap that the card reaches, or the one that starts over; otherwise just what to do. */
function reasonFor(
  { from, before: left, after: taken }: CardChange,
  { filledCaps }: Pick<Wallet, 'filledCaps'>,
  { names, before, after, day }: ChangeNames,
): string {
  const reached = filledCaps.find(
    ({ year, cardId, months }) =>
      year === 1 && cardId === left && months.from < from && from <= months.to + 1,
  )
  if (reached !== undefined) {
    const amount = reached.on === 'spend' ? `${formatDollars(reached.limit / 100)} ` : ''
    return `You’ll hit ${before}’s ${amount}cap on ${names} around ${formatMonthDay(day)}. Then use ${after}.`
  }
  const isReset = filledCaps.some(
    ({ year, cardId, months }) => year === 1 && cardId === taken && months.to < from,
  )
  return isReset
    ? `${after}’s cap starts over. Use it again.`
    : `From then on, ${after} earns more than ${before}.`
}

/** The next first day of that month (counted from 1) after today. */
function nextFirstOf(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4))
  const first = (of: number) => parseDay(`${of}-${String(month).padStart(2, '0')}-01`)
  return first(year) > today ? first(year) : first(year + 1)
}
