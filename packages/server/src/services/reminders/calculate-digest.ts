/** The content of a person's digest: reminders of the coming week, and alerts. Runs on a worker thread. */
import { findBetterWallet, type RunCatalog, spendOfLastYear, type YourCardsInput } from '@cardsight/answers'
import { type CardHistory, historyOf as publishedHistoryOf } from '@cardsight/catalog/history'
import { formatCents, formatDay } from '@cardsight/contract/your-cards'
import { addDays, type Day } from '@cardsight/engine/dates'
import type { Spend } from '@cardsight/engine/spending'
import { type CardsOfPerson, calculateReminders, toYourCardsInput } from './calculate-reminders.ts'
import { type DigestLine, WALLET_KEY } from './digest-entry.ts'
import { offerAlerts } from './offer-alerts.ts'

export type DigestQuestion = CardsOfPerson &
  Readonly<{
    wants: Readonly<{ hasOffers: boolean; hasWallets: boolean }>
  }>

export type DigestContent = Readonly<{ reminders: readonly DigestLine[]; alerts: readonly DigestLine[] }>

/** Digests are a week apart. A day more, because the next one may be a little late. */
const DAYS_AHEAD = 7
/** A larger wallet takes too long to find. */
const MOST_CARDS = 3
const MORE_THAN_50_DOLLARS = 50_01
const MOST_SEARCH_MS = 10_000

/** `historyOf` is that of the published cards, except in tests. */
export function calculateDigest(
  catalog: RunCatalog,
  question: DigestQuestion,
  historyOf: (cardId: string) => CardHistory | null = publishedHistoryOf,
): DigestContent {
  const { wants, today } = question
  const input = toYourCardsInput(catalog, question)
  const open = new Set(
    input.yourCards.cards.filter(({ closed }) => closed === undefined).map(({ cardId }) => cardId),
  )
  const cards = catalog.release.cards.filter(({ id }) => open.has(id))
  const spend =
    cards.length > 0 && (wants.hasOffers || wants.hasWallets) ? spendOfLastYear(input.purchases, today) : null
  const end = performance.now() + MOST_SEARCH_MS
  const shouldStop = () => performance.now() > end
  return {
    reminders: reminderLines(input, today),
    alerts: [
      ...(wants.hasOffers && spend !== null ? offerAlerts(input, spend, { historyOf, shouldStop }) : []),
      ...(wants.hasWallets && spend !== null ? walletAlerts(input, spend, shouldStop) : []),
    ],
  }
}

function reminderLines(input: YourCardsInput, today: Day): DigestLine[] {
  const last = addDays(today, DAYS_AHEAD)
  return calculateReminders(input, { hasAdvice: true })
    .filter(({ day }) => day <= last)
    .map(({ id, day, title, text }) => ({
      key: `reminder.${id}`,
      title: `${formatDay(day)}: ${title}`,
      text,
    }))
}

function walletAlerts(input: YourCardsInput, spend: Spend, shouldStop: () => boolean): DigestLine[] {
  const limits = { mostCards: MOST_CARDS, leastCents: MORE_THAN_50_DOLLARS, shouldStop }
  const better = findBetterWallet(input, spend, limits)
  if (better === null) {
    return []
  }
  const { cardIds, addsCents } = better
  const names = cardIds.map(
    (cardId) => input.catalog.release.cards.find(({ id }) => id === cardId)?.name ?? cardId,
  )
  const list = new Intl.ListFormat('en-US').format(names)
  const amount = formatCents(Math.floor(addsCents / 100) * 100)
  return [
    {
      key: `${WALLET_KEY}${cardIds.join('+')}`,
      title: `Another wallet would earn you ${amount} more a year`,
      text: `On your purchases of the last year, ${list} would have earned ${amount} more than the cards you have. That's after fees and without welcome bonuses.`,
    },
  ]
}
