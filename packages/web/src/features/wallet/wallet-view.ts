/** The answer as instructions: one number, which card where, what to change. All of it is plain data. */

import { PLAIN_PERCENT } from '@cardsight/contract/runs'
import { NO_CARD_PAYS } from '@cardsight/contract/sentences'
import type { WalletCardInfo, WalletProgram } from '@cardsight/contract/wallet'
import type { Day } from '@cardsight/engine/dates'
import type { Wallet } from '@cardsight/engine/wallet'
import { formatDollars } from '../../lib/format-money.ts'
import type { Actual, CardReview, WalletAdvice } from '../../worker/wallet-calculator.ts'
import type { WalletSettings } from '../../worker/wallet-question.ts'
import { cardUses } from './card-uses.ts'
import { type CardsById, nameOf } from './cards-by-id.ts'
import { type RegisterRow, ratesText, registerOf } from './register.ts'
import { type Change, changesOf } from './wallet-changes.ts'
import {
  containsText,
  gainText,
  instructionOf,
  periodText,
  plainCentsOf,
  plainText,
  simplerText,
  type ViewedAdvice,
  wordOf,
} from './wallet-headline.ts'

export type Verdict = 'get' | CardReview['verdict']

export type WalletRow = Readonly<{
  info: WalletCardInfo
  /** What to pay with it. */
  use: string
  /** What it pays there, and up to where. */
  rates: string
  verdict: Verdict
  /** What to do about a card that isn't worth its fee; '' for the others. */
  advice: string
  /** Whole dollars; null if the plan doesn't use the card. */
  dollars: number | null
}>

type Bar = Readonly<{ label: string; dollars: number }>

export type WalletView = Readonly<{
  headline: string
  /** No card is worth having. */
  isEmpty: boolean
  /** The whole dollars of the rows add up to it. */
  dollars: number
  period: string
  contains: string
  gain: string | null
  /** A plain card would earn more without bonuses; null otherwise. */
  caution: string | null
  /** Almost as much with one kind of points. */
  simpler: string | null
  /** This plan first, then what it's compared with. */
  bars: readonly Bar[]
  rows: readonly WalletRow[]
  register: readonly RegisterRow[]
  changes: readonly Change[]
}>

type Reviews = Readonly<{ reviews: readonly CardReview[] }>

/** The advice, and a review of each card that the person has. */
export type ReviewedAdvice = WalletAdvice & Partial<Actual> & Reviews

type ViewOptions = Readonly<{
  settings: Pick<WalletSettings, 'isIntro'>
  cards: CardsById
  programs: readonly WalletProgram[]
  /** When new cards are opened. */
  today: Day
}>

export function walletViewOf(
  advice: ViewedAdvice & Reviews,
  { settings, cards, programs, today }: ViewOptions,
): WalletView {
  const { best } = advice.answer
  const rows = rowsOf(advice, cards, programs)
  const isEmpty = best.cards.length === 0 && rows.every(({ verdict }) => verdict === 'cancel')
  return {
    headline: isEmpty ? NO_CARD_PAYS : instructionOf(rows.map(({ verdict }) => verdict)),
    isEmpty,
    dollars: Math.round(best.total / 100),
    period: periodText(best, settings),
    contains: containsText(best),
    gain: gainText(advice, cards),
    caution: plainText(best, plainCentsOf(best)),
    simpler: simplerText(advice, cards, programs),
    bars: barsOf(advice, cards),
    rows,
    register: registerOf(best, advice.afterBonuses ?? best, { cards, programs }),
    changes: changesOf({ wallet: best, reviews: advice.reviews, cards, today }),
  }
}

/** Cards of the plan, then the cards to downgrade or cancel that aren't part of it. */
function rowsOf(
  advice: ViewedAdvice & Reviews,
  cards: CardsById,
  programs: readonly WalletProgram[],
): WalletRow[] {
  const { best } = advice.answer
  const used = advice.afterBonuses ?? best
  const register = registerOf(best, used, { cards, programs })
  const dollarsOf = wholeDollars(best)
  const reviewOf = (cardId: string) => advice.reviews.find((review) => review.cardId === cardId)
  const inPlan = cardUses(best, used, cards).flatMap(({ card, use, cap }): WalletRow[] => {
    const info = cards.get(card.cardId)
    const review = reviewOf(card.cardId)
    return info === undefined
      ? []
      : [
          {
            info,
            use,
            rates: `${ratesText(card.cardId, register)}${cap}`,
            verdict: card.isOwned ? (review?.verdict ?? 'keep') : 'get',
            advice: review === undefined ? '' : adviceOn(review, cards),
            dollars: dollarsOf.get(card.cardId) ?? 0,
          },
        ]
  })
  const outside = advice.reviews.flatMap((review): WalletRow[] => {
    const info = cards.get(review.cardId)
    return info === undefined || dollarsOf.has(review.cardId)
      ? []
      : [
          {
            info,
            use: review.verdict === 'keep' ? 'Keep it in a drawer' : 'Not needed for your spending',
            rates: '',
            verdict: review.verdict,
            advice: adviceOn(review, cards),
            dollars: null,
          },
        ]
  })
  return [...inPlan, ...outside]
}

function adviceOn({ verdict, adds, fee, downgrade }: CardReview, cards: CardsById): string {
  if (verdict === 'keep') {
    return ''
  }
  const yearly = fee > 0 ? `Saves its ${formatDollars(fee / 100)} fee.` : ''
  if (downgrade !== null) {
    return `To ${nameOf(cards, downgrade.cardId)}. ${yearly}`.trim()
  }
  return adds < 0 ? `It costs ${formatDollars(-adds / 100)} more than it earns.` : yearly
}

/** Rounded so that they add up to the wallet's rounded total: the largest fractions are rounded up first. */
function wholeDollars({ cards, total }: Pick<Wallet, 'cards' | 'total'>): Map<string, number> {
  const floors = cards.map((card) => ({
    cardId: card.cardId,
    floor: Math.floor(card.total / 100),
    cents: card.total,
  }))
  const missing = Math.round(total / 100) - floors.reduce((sum, { floor }) => sum + floor, 0)
  const byFraction = [...floors].sort((a, b) => b.cents - b.floor * 100 - (a.cents - a.floor * 100))
  return new Map(byFraction.map(({ cardId, floor }, index) => [cardId, floor + (index < missing ? 1 : 0)]))
}

function barsOf({ answer: { best, owned }, single, actual = null }: ViewedAdvice, cards: CardsById): Bar[] {
  const dollars = (cents: number) => Math.round(cents / 100)
  const [alone] = single?.cards ?? []
  return [
    { label: 'This plan', dollars: dollars(best.total) },
    ...(owned === null ? [] : [{ label: ownedLabel(owned.cards.length), dollars: dollars(owned.total) }]),
    ...(actual === null ? [] : [{ label: 'Last year, as you paid', dollars: dollars(actual) }]),
    ...(single === null || alone === undefined
      ? []
      : [{ label: `${nameOf(cards, alone.cardId)} alone`, dollars: dollars(single.total) }]),
    { label: `A plain ${PLAIN_PERCENT}% card`, dollars: dollars(plainCentsOf(best)) },
  ]
}

function ownedLabel(count: number): string {
  return count === 1 ? 'Your card, used well' : `Your ${wordOf(count)} cards, used well`
}
