/** What to do on which day with a wallet: what rotates, when a bonus ends, when a fee comes, when the card changes. */
import { addDays, addMonths, type Day, parseDay, type Wallet } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'
import type { SheetRow } from './usage-sheet.ts'

export type Reminder = Readonly<{ day: Day; title: string; text: string }>

type RemindersOptions = Readonly<{
  wallet: Wallet
  rows: readonly SheetRow[]
  cards: ReadonlyMap<string, WalletCardInfo>
  /** The day on which new cards are taken to be opened. */
  today: Day
  /** What a row of the sheet is called. */
  nameOf: (row: SheetRow) => string
}>

const QUARTERS = [1, 4, 7, 10]

/** Of the coming year, in the order of their days. */
export function remindersOf(options: RemindersOptions): Reminder[] {
  return [...activations(options), ...bonusDeadlines(options), ...fees(options), ...changes(options)].sort(
    (a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)),
  )
}

function activations({ wallet, cards, today }: RemindersOptions): Reminder[] {
  const rotating = wallet.cards.flatMap(({ cardId }) => {
    const card = cards.get(cardId)
    return card?.rotates ? [card] : []
  })
  return rotating.flatMap(({ name }) =>
    QUARTERS.map((month) => ({
      day: nextFirstOf(month, today),
      title: `Activate ${name}`,
      text: 'A new quarter begins. Look up what it pays for now and activate it with the issuer.',
    })),
  )
}

function bonusDeadlines({ wallet, cards, today }: RemindersOptions): Reminder[] {
  return wallet.cards.flatMap(({ cardId, bonuses }) =>
    bonuses
      .filter(({ isClaimed, tier }) => isClaimed && tier.spend > 0)
      .map(({ tier }) => ({
        day: addDays(today, tier.days),
        title: `Bonus of ${nameOf(cards, cardId)} ends`,
        text: `By today ${formatMoney(tier.spend / 100)} must have been paid with it, if you opened it on ${today}.`,
      })),
  )
}

function fees({ wallet, cards, today }: RemindersOptions): Reminder[] {
  return wallet.cards.flatMap(({ cardId, isHeld }) => {
    const card = cards.get(cardId)
    return card === undefined || card.yearlyFeeCents === 0 || isHeld
      ? []
      : [
          {
            day: addDays(addMonths(today, 12), -14),
            title: `Fee of ${card.name} comes in two weeks`,
            text: `${formatMoney(card.yearlyFeeCents / 100)} a year. Ask again whether it still adds more than that.`,
          },
        ]
  })
}

function changes({ rows, cards, today, nameOf: rowName }: RemindersOptions): Reminder[] {
  return rows.flatMap((row) =>
    row.phases.slice(1).map(({ from, cardId }) => ({
      day: nextFirstOf((from % 12) + 1, today),
      title: `${rowName(row)}: from now on ${nameOf(cards, cardId)}`,
      text: 'By your spending of the past year, the card you used before has reached its limit or its time by now.',
    })),
  )
}

/** The first day of that month, counted from 1, that is after today. */
function nextFirstOf(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4))
  const first = (of: number) => parseDay(`${of}-${String(month).padStart(2, '0')}-01`)
  return first(year) > today ? first(year) : first(year + 1)
}

function nameOf(cards: RemindersOptions['cards'], cardId: string): string {
  return cards.get(cardId)?.name ?? cardId
}
