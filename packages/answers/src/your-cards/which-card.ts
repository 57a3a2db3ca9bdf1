/** Which of your cards to pay with: what each would earn on a purchase today, best first. */
import { type PaidPurchase, purchaseMoney, quotePurchase } from '@cardsight/engine/accounts'
import { isRefused } from '@cardsight/engine/cards'
import type { Leaf } from '@cardsight/engine/categories'
import { addMonths } from '@cardsight/engine/dates'
import type { MerchantKey } from '@cardsight/engine/spending'
import type { BonusProgress } from './bonus-progress.ts'
import { focusBonus } from './focus-bonus.ts'
import type { PreparedCard, PreparedCards } from './prepare.ts'

export type PurchaseNow = Readonly<{
  leaf: Leaf
  merchant: MerchantKey | null
  isAbroad: boolean
  cents: number
}>

/** Amounts are whole cents. */
export type CardChoice = Readonly<{
  yourCardId: string
  cardId: string
  /** Whole points of the card's program; cents for cash back. */
  points: number
  rewardCents: number
  /** Foreign transaction fee. */
  feeCents: number
  /** The purchase's share of the welcome bonus that you're working on. */
  bonusCents: number
  /** rewardCents + bonusCents - feeCents. */
  totalCents: number
  payments: PaidPurchase['payments']
  /** The rest of the bonus if this purchase counts toward it. */
  bonus: BonusProgress | null
  /** The merchant, if its stores don't take the card. Then it earns nothing. */
  refusedAt: MerchantKey | null
  /** True if these are more points than you can use in a year, so that some of them are worth less. */
  isBeyondLimit: boolean
  /** True if a rule pays that you have to activate each quarter, and you haven't said that you did. */
  needsActivation: boolean
  /** True if the card lets you choose categories, and you haven't said which. */
  needsChoice: boolean
}>

/** Empty for people who carry a balance. Cards that you've closed are left out, and cards that the merchant doesn't take come last. Of equals, the one that comes first in your list. */
export function whichCard(prepared: PreparedCards, purchase: PurchaseNow): CardChoice[] {
  if (prepared.hasDebt) {
    return []
  }
  const focus = focusBonus(prepared)
  const earnedIn = unitsOfLastYear(prepared)
  return prepared.cards
    .filter(({ yourCard }) => yourCard.closed === undefined)
    .map((card) => choiceOf(prepared, card, purchase, focus === card ? card.bonus : null, earnedIn))
    .sort(
      (a, b) => Number(a.refusedAt !== null) - Number(b.refusedAt !== null) || b.totalCents - a.totalCents,
    )
}

function choiceOf(
  { today }: PreparedCards,
  prepared: PreparedCard,
  { leaf, merchant, isAbroad, cents }: PurchaseNow,
  bonus: BonusProgress | null,
  earnedIn: (program: string) => number,
): CardChoice {
  const { account, card, pointValue, pointLimit, program, yourCard } = prepared
  const toPay = { day: today, cents, kind: { leaf, merchant, isAbroad } }
  const { units, payments } = quotePurchase(account, toPay)
  const { points, rewardCents, feeCents, netCents } = purchaseMoney(
    card.engine,
    toPay,
    units,
    { value: pointValue, limit: pointLimit },
    earnedIn(program),
  )
  const refusedAt = isRefused(card.engine, toPay.kind) ? merchant : null
  const ownBonus = refusedAt === null ? bonus : null
  const bonusCents = ownBonus === null ? 0 : bonusShare(ownBonus, cents)
  return {
    yourCardId: yourCard.id,
    cardId: card.id,
    points,
    rewardCents,
    feeCents,
    bonusCents,
    totalCents: netCents + bonusCents,
    payments,
    bonus: ownBonus,
    refusedAt,
    isBeyondLimit:
      rewardCents < purchaseMoney(card.engine, toPay, units, { value: pointValue, limit: null }).rewardCents,
    needsActivation: isActivationDue(prepared, payments, today),
    needsChoice: refusedAt === null && isChoiceDue(prepared, today),
  }
}

/** Units that cards of a program earned in the last year, up to today. */
function unitsOfLastYear({ cards, today }: PreparedCards): (program: string) => number {
  const yearAgo = addMonths(today, -12)
  const units = new Map<string, number>()
  for (const { program, purchases } of cards.filter(({ pointLimit }) => pointLimit !== null)) {
    const own = purchases.reduce((sum, each) => sum + (each.purchase.day > yearAgo ? each.units : 0), 0)
    units.set(program, (units.get(program) ?? 0) + own)
  }
  return (program) => units.get(program) ?? 0
}

/** Each needed dollar is worth the same share of the bonus. */
function bonusShare({ rewardCents, spendCents, leftCents }: BonusProgress, cents: number): number {
  return Math.round((rewardCents * Math.max(0, Math.min(cents, leftCents))) / spendCents)
}

function isActivationDue(
  { card, yourCard }: PreparedCard,
  payments: PaidPurchase['payments'],
  today: string,
): boolean {
  return card.engine.rules.some(({ id, condition, target }) => {
    const isPaying = condition?.kind === 'activation' && payments.some(({ rule }) => rule === id)
    const entries = isPaying && target.kind === 'rotating' ? target.calendar : []
    const current = entries.filter(({ from, to }) => from <= today && today <= to)
    return (
      current.length > 0 &&
      !current.some(({ from, to }) => yourCard.activated.some((day) => from <= day && day <= to))
    )
  })
}

function isChoiceDue({ card, yourCard }: PreparedCard, today: string): boolean {
  const hasChoice = card.engine.rules.some(({ target }) => target.kind === 'chosen')
  return hasChoice && !yourCard.choices.some(({ from }) => from <= today)
}
