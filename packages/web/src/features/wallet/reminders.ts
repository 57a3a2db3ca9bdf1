/** Dates for using a wallet: category activations, bonus deadlines, annual fees and card changes. */

import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { addDays, addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Wallet } from '@cardsight/engine/wallet'
import type { Reminder } from '../../lib/calendar-file.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatShort } from '../../lib/format-money.ts'
import { nameOf, spendingForBonus } from './cards-by-id.ts'
import { type SheetRow, usageSheet } from './usage-sheet.ts'

type RemindersOptions = Readonly<{
  wallet: Wallet
  cards: ReadonlyMap<string, WalletCardInfo>
  /** The assumed opening day of new cards. */
  today: Day
  /** Name of a row of the usage table. */
  nameOf: (row: SheetRow) => string
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

/** None in a year with a bonus, because earning it takes priority over the months in the table. */
function changes({ wallet, cards, today, nameOf: rowName }: RemindersOptions): Reminder[] {
  const isForBonus = wallet.cards.some((card) => spendingForBonus(card).length > 0)
  return usageSheet(wallet, 1).flatMap((row) =>
    (isForBonus ? [] : row.phases.slice(1)).map(({ from, cardId }) => ({
      day: nextFirstOf((from % 12) + 1, today),
      title: `${rowName(row)}: switch to ${nameOf(cards, cardId)}`,
      text: 'Based on your last 12 months, the card you used before has now reached its cap or end date.',
    })),
  )
}

/** The next first day of that month (counted from 1) after today. */
function nextFirstOf(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4))
  const first = (of: number) => parseDay(`${of}-${String(month).padStart(2, '0')}-01`)
  return first(year) > today ? first(year) : first(year + 1)
}
