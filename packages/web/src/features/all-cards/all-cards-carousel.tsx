import { type ReactNode, type TouchEvent, useEffect, useRef } from 'react'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { CardPager } from '../../cards/card-pager.tsx'
import type { AllCardsRow } from './card-row.tsx'

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

type AllCardsCarouselProps = {
  rows: readonly AllCardsRow[]
  selected: number
  onSelect: (index: number) => void
  /** Everything about a card. */
  open: (row: AllCardsRow) => ReactNode
  /** Scrolls the arrows into view when it opens. */
  showsPager: boolean
}

/** Shows one card at a time; two hundred slides side by side would be slow on phones. */
export function AllCardsCarousel({ rows, selected, onSelect, showsPager, open }: AllCardsCarouselProps) {
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
        {row !== undefined && (
          <div key={row.cardId}>
            <div className="mb-2 flex items-center gap-4">
              <CardFace decorative {...faceOf(row.brief)} className="max-w-24 chart:max-w-40" />
              <h3 className="min-w-0 text-base">{row.brief.name}</h3>
            </div>
            {open(row)}
          </div>
        )}
      </div>
    </section>
  )
}
