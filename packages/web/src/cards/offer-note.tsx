import type { CardBrief } from '@cardsight/contract/cards'
import { Clock, TrendingDown } from 'lucide-react'
import { formatDay, formatDayLong, formatMonth } from '../lib/format-date.ts'
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
  /** Also says when the other terms were confirmed. */
  hasTerms?: boolean
  /** What the card earns from year two on, if it stands beside the total. */
  laterYear?: number | null
  className?: string
}

/** '$534 without the bonus · offer confirmed Nov 12, 2026'. Nothing for a total without a bonus. */
export function WithoutBonus(props: WithoutBonusProps) {
  const { total, hasTerms = false, laterYear = null, className } = props
  const { totalMoney, introMoney, offer, asOf } = total
  const isShown = isWithoutBonus(laterYear, total)
  const day = offer.seen ?? asOf
  const isSameDay = hasTerms && day === asOf
  return (
    introMoney > 0 && (
      <p className={classNames('figures text-sm text-ink-soft', className)}>
        {isShown ? 'Offer' : `${formatDollars(totalMoney - introMoney)} without the bonus · offer`}{' '}
        {isSameDay && 'and terms '}confirmed <time dateTime={day}>{formatDay(day)}</time>
        {hasTerms && !isSameDay && (
          <>
            , terms <time dateTime={asOf}>{formatDay(asOf)}</time>
          </>
        )}
      </p>
    )
  )
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
