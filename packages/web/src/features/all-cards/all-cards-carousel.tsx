import { useEffect, useRef } from 'react'
import { CardPager } from '../../cards/card-pager.tsx'
import type { AllCardsRow, RowActions } from './all-cards-row.ts'
import { CardSlide } from './card-slide.tsx'
import { useSwipe } from './use-swipe.ts'

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
