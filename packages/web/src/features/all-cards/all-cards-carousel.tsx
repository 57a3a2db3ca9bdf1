import { type ReactNode, type TouchEvent, useEffect, useRef } from 'react'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { creditRangeOf, formatPercentage, rewardPercentage } from '../../cards/card-facts.ts'
import { CardPager } from '../../cards/card-pager.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { WhyFigure } from '../../cards/why-figure.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import {
  type AllCardsRow,
  amountColumns,
  CompareLink,
  type RowActions,
  shortFeatures,
  shownAmount,
} from './card-row.tsx'

/** Less is a tap, or a slanted scroll. */
const FAR_ENOUGH_PX = 48

type Turns = { onPrevious: () => unknown; onNext: () => unknown }

/** Touch handlers for a paged box: a swipe to the left shows the next page. */
function useSwipe({ onPrevious, onNext }: Turns) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current =
        touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (start.current === null || touch === undefined) {
        return
      }
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < FAR_ENOUGH_PX || Math.abs(x) < 2 * Math.abs(y)) {
        return
      }
      if (x < 0) {
        onNext()
      } else {
        onPrevious()
      }
    },
  }
}

export type AllCardsCarouselProps = RowActions & {
  rows: readonly AllCardsRow[]
  selected: number
  onSelect: (index: number) => void
  spending: number
  /** Scrolls the arrows into view when it opens. */
  showsPager: boolean
}

/** Shows one card at a time; two hundred slides side by side would be slow on phones. */
export function AllCardsCarousel({ rows, selected, onSelect, showsPager, ...slide }: AllCardsCarouselProps) {
  const last = rows.length - 1
  const index = Math.min(Math.max(selected, 0), last)
  const swipe = useSwipe({
    onPrevious: () => index > 0 && onSelect(index - 1),
    onNext: () => index < last && onSelect(index + 1),
  })
  const row = rows[index]
  const pager = useRef<HTMLDivElement>(null)
  // The summary of the results is at the bottom of a phone's window, where the list opens.
  const showsFirst = useRef(showsPager)
  useEffect(() => {
    if (showsFirst.current) {
      pager.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [])
  return (
    <section aria-roledescription="carousel" aria-label="All cards, one at a time">
      {/* Above the card: below it, the arrows would move with each card's height. */}
      <div ref={pager}>
        <CardPager
          label="All cards"
          selected={index}
          total={rows.length}
          onSelect={onSelect}
          className="mb-3 justify-center"
        />
      </div>
      <div {...swipe} className="touch-pan-y">
        {row !== undefined && <CardSlide row={row} {...slide} />}
      </div>
    </section>
  )
}

export type CardSlideProps = RowActions & { row: AllCardsRow; spending: number }

/** The same as a table row, for a screen that fits one card. */
function CardSlide({ row, spending, onDetails, onWhy }: CardSlideProps) {
  const { cardId, brief } = row
  return (
    <article className="panel p-4 chart:p-6">
      <div className="flex items-center gap-4">
        <CardFace decorative {...faceOf(brief)} className="max-w-24 chart:max-w-40" />
        <div className="min-w-0">
          <h3 className="text-lg">{brief.name}</h3>
          <p className="text-sm text-ink-soft">{brief.issuer}</p>
          <VariantLinks variants={brief.variants} />
          <p className="text-sm text-ink-soft">
            {creditRangeOf(brief.creditRange)} credit. As of{' '}
            <time dateTime={brief.asOf}>{formatDay(brief.asOf)}</time>
            <CompareLink cardId={cardId} name={brief.name} />
          </p>
        </div>
      </div>
      <ul aria-label="Features" className="mt-4 flex list-none flex-wrap gap-2">
        {shortFeatures(brief.features).map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </ul>
      <dl className="mt-4">
        {amountColumns.map(({ key, label, focus }) => (
          <Line key={key} label={label} isStrong={key === 'totalMoney'}>
            <WhyFigure amount={shownAmount(row, key)} name={label} onAsk={() => onWhy(cardId, focus)} />
          </Line>
        ))}
        <Line label="Rewards Rate">{formatPercentage(rewardPercentage(row.totalMoney, spending))}</Line>
      </dl>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <ApplyLink card={brief} />
        <Button variant="secondary" onClick={() => onDetails(cardId)}>
          Details
        </Button>
      </div>
    </article>
  )
}

type LineProps = { label: string; isStrong?: boolean; children: ReactNode }

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline ${isStrong ? 'text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures ml-auto whitespace-nowrap">{children}</dd>
    </div>
  )
}
