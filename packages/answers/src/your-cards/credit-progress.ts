/**
 * Statement credits of your cards in their current period: used, left and when they expire. A use is recognized from
 * purchases at the credit's merchants, or ticked by hand; the larger of the two counts, so that none counts twice.
 */
import { type CatalogCard, creditId } from '@cardsight/catalog'
import { accountPeriodOf } from '@cardsight/engine/accounts'
import {
  type CalendarPeriod,
  type Day,
  type DayRange,
  daysBetween,
  isWithin,
  monthsInPeriod,
} from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { accountYearCredits, type CreditPurchases, creditPurchases, unevenCredits } from './credit-facts.ts'
import type { CardPurchase, PreparedCard } from './prepare.ts'
import { isUrgent } from './urgency.ts'

type CreditFacts = NonNullable<CatalogCard['credits']>[number]

export type CreditProgress = Readonly<{
  yourCardId: string
  creditId: string
  name: string
  per: CalendarPeriod | 'account-year'
  /** The current period. */
  period: DayRange
  amountCents: number
  usedCents: number
  leftCents: number
  /** Days after today; 0 on the last day of the period. */
  daysLeft: number
  /** Where `usedCents` comes from. */
  source: 'purchases' | 'ticks' | 'none'
  /** True if we recognize its use. All others have to be ticked. */
  isRecognized: boolean
  /** True if you said that you use it, or have used it in this period. */
  isYours: boolean
  needsEnrollment: boolean
  /** True if you use it, something is left and the period ends soon. */
  isExpiring: boolean
}>

/** Credits that recur at least yearly. All others have no period that we know. */
export function creditsOf(prepared: PreparedCard, today: Day): CreditProgress[] {
  return (prepared.card.credits ?? []).flatMap((facts) => {
    const { every } = facts
    return isCalendarPeriod(every) ? [progressOf(prepared, facts, every, today)] : []
  })
}

function isCalendarPeriod(every: CreditFacts['every']): every is CalendarPeriod {
  return every in monthsInPeriod
}

function progressOf(
  { card, yourCard, opened, purchases }: PreparedCard,
  facts: CreditFacts,
  every: CalendarPeriod,
  today: Day,
): CreditProgress {
  const id = creditId(facts.name, card)
  const isAccountYear = every === 'year' && accountYearCredits[card.id]?.includes(id) === true
  const per = isAccountYear ? 'account-year' : every
  const period = accountPeriodOf(per, today, opened)
  const amountCents = amountIn(period, id, every, dollarsToCents(facts.worth))
  const target = creditPurchases[id]
  const recognized = target === undefined ? 0 : spentOn(target, purchases, period)
  const ticked = yourCard.ticks
    .filter((tick) => tick.creditId === id && isWithin(period, tick.on))
    .reduce((sum, { cents }) => sum + cents, 0)
  const usedCents = Math.min(amountCents, Math.max(0, recognized, ticked))
  const daysLeft = daysBetween(today, period.last)
  const leftCents = amountCents - usedCents
  const isYours = yourCard.credits.includes(id) || usedCents > 0
  return {
    yourCardId: yourCard.id,
    creditId: id,
    name: facts.name,
    per,
    period,
    amountCents,
    usedCents,
    leftCents,
    daysLeft,
    source: sourceOf(recognized, ticked),
    isRecognized: target !== undefined,
    isYours,
    needsEnrollment: facts.enroll === true,
    isExpiring: isYours && leftCents > 0 && isUrgent('credit', daysLeft),
  }
}

const DECEMBER = '12'

/** The file states the amount of a year. Fractions of a cent are dropped. */
export function amountIn(
  { first }: DayRange,
  id: string,
  every: CalendarPeriod,
  yearlyCents: number,
): number {
  const uneven = unevenCredits.find(
    (credit) => every === 'month' && credit.creditId === id && credit.yearlyCents === yearlyCents,
  )
  if (uneven !== undefined) {
    return first.slice(5, 7) === DECEMBER ? uneven.decemberCents : uneven.monthlyCents
  }
  return Math.floor((yearlyCents * monthsInPeriod[every]) / monthsInPeriod.year)
}

function spentOn(target: CreditPurchases, purchases: readonly CardPurchase[], period: DayRange): number {
  return purchases.reduce(
    (sum, { purchase }) =>
      isWithin(period, purchase.day) && pays(target, purchase) ? sum + purchase.cents : sum,
    0,
  )
}

function pays({ merchants = [], leaves = [] }: CreditPurchases, purchase: CardPurchase['purchase']): boolean {
  const { merchant, leaf } = purchase
  return leaves.includes(leaf) || (merchant !== null && merchants.includes(merchant))
}

function sourceOf(recognized: number, ticked: number): CreditProgress['source'] {
  if (Math.max(recognized, ticked) <= 0) {
    return 'none'
  }
  return recognized >= ticked ? 'purchases' : 'ticks'
}
