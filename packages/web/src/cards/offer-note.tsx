import type { CardBrief } from '@cardsight/contract/cards'
import { Clock, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, formatDayLong, formatMonth, formatMonthDay } from '../lib/format-date.ts'
import { formatDollars } from '../lib/format-money.ts'
import { classNames } from '../ui/class-names.ts'

export type OfferNoteProps = {
  offer: CardBrief['offer']
  /** False where the day it was last seen stands beside it. */
  isDated?: boolean
  className?: string
}

/** When the welcome offer ends or was last seen, if that matters. Nothing for a fresh offer without an end. */
export function OfferNote({ offer, isDated = true, className }: OfferNoteProps) {
  const text = offerNoteText(offer, isDated)
  return text === null ? null : (
    <p className={classNames('flex gap-1.5 text-sm text-ink-soft', className)}>
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  )
}

export function offerNoteText(
  { state, until, ageDays, freshness }: CardBrief['offer'],
  isDated = true,
): string | null {
  if (state === 'ended') {
    return `Offer ended${until === null ? '' : ` ${formatDayLong(until)}`}. We don’t count it.`
  }
  if (state !== 'current') {
    return null
  }
  const end = until === null ? '' : `Offer ends ${formatDayLong(until)}. `
  if (freshness === 'old') {
    return `${end}${isDated ? `Offer last seen ${ageDays} days ago. ` : ''}Check before you apply.`
  }
  if (freshness === 'aging' && isDated) {
    return `${end}Offer last seen ${ageDays} days ago.`
  }
  return end === '' ? null : end.trimEnd()
}

export type BestSeenNoteProps = { bestSeen: CardBrief['offer']['bestSeen']; className?: string }

/** Says that today's welcome offer is far below the best one of the last 24 months. Nothing for other offers. */
export function BestSeenNote({ bestSeen, className }: BestSeenNoteProps) {
  return (
    bestSeen !== undefined && (
      <p className={classNames('flex gap-1.5 text-sm', className)}>
        <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brick" />
        <span>
          This offer is well below the best we’ve seen: {bestSeen.text} in {formatMonth(bestSeen.month)}.
        </span>
      </p>
    )
  )
}

type Total = Readonly<{
  totalMoney: number
  introMoney: number
  asOf: string
  offer: Pick<CardBrief['offer'], 'seen'>
}>

type WithoutBonusProps = {
  total: Total
  /** What the card earns from year two on, if it stands beside the total. */
  laterYear?: number | null
  className?: string
  /** After the days. */
  children?: ReactNode
}

/**
 * '$534 without the bonus · terms last confirmed Sep 11, 2026 (bonus Nov 12)'. Nothing for a total without a bonus:
 * then the days stand beside the Apply link.
 */
export function WithoutBonus(props: WithoutBonusProps) {
  const { total, laterYear = null, className, children } = props
  const { totalMoney, introMoney, offer, asOf } = total
  const isShown = isWithoutBonus(laterYear, total)
  return (
    introMoney > 0 && (
      <p className={classNames('figures text-sm text-ink-soft', className)}>
        {isShown ? 'Terms' : `${formatDollars(totalMoney - introMoney)} without the bonus · terms`} last
        confirmed <time dateTime={asOf}>{formatDay(asOf)}</time>
        {offer.seen !== null && offer.seen !== asOf && (
          <>
            {' '}
            (bonus <time dateTime={offer.seen}>{laterDay(offer.seen, asOf)}</time>)
          </>
        )}
        {children}
      </p>
    )
  )
}

/** A day beside another one, which has its own year only if it's a different one. */
function laterDay(day: string, beside: string): string {
  return day.slice(0, 4) === beside.slice(0, 4) ? formatMonthDay(day) : formatDay(day)
}

/** Whether later years earn what year one does without its bonus, in whole dollars: one figure then says both. */
function isWithoutBonus(
  laterYear: number | null,
  { totalMoney, introMoney }: Pick<Total, 'totalMoney' | 'introMoney'>,
): boolean {
  return introMoney > 0 && laterYear !== null && Math.round(laterYear) === Math.round(totalMoney - introMoney)
}

/** Below the dollars that a card earns a year from year two on. */
export function laterYearLabel(laterYear: number, total: Pick<Total, 'totalMoney' | 'introMoney'>): string {
  return isWithoutBonus(laterYear, total)
    ? 'a year from year two, or without the bonus'
    : 'a year from year two'
}
