import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

const rows = {
  single: 'flex *:basis-full',
  /** Three from 1300 px, two from 991 px, one below. The parts of card panels share rows. */
  cards: 'panel-rows grid-flow-col auto-cols-[100%] duo:auto-cols-[50%] wide:auto-cols-[calc(100%/3)]',
} as const

type CarouselProps = {
  label: string
  perView?: keyof typeof rows
  className?: string
  children: ReactNode
}

/** A row that scrolls and snaps natively, so swipe, wheel and keys work with or without a script. */
export function Carousel({ label, perView = 'single', className, children }: CarouselProps) {
  const slides = Children.toArray(children)
  const { row, position, measure, goTo } = useCarousel(slides.length)
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row once it has the focus
        tabIndex={0}
        onScroll={measure}
        aria-label={`${label}: slides`}
        className={classNames(rowClasses, rows[perView])}
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
            key={index}
            aria-label={`${index + 1} of ${slides.length}`}
            className="min-w-0 shrink-0 snap-start px-2"
          >
            {slide}
          </li>
        ))}
      </ul>
      {position.stops > 1 && <Controls {...{ label, position, total: slides.length, goTo }} />}
    </section>
  )
}

const rowClasses =
  '-mx-2 snap-x snap-mandatory list-none overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] motion-safe:scroll-smooth'

function useCarousel(total: number) {
  const row = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState({ index: 0, stops: total, isAtStart: true, isAtEnd: total < 2 })
  const measure = useCallback(() => {
    if (row.current) {
      const { scrollLeft, clientWidth, scrollWidth } = row.current
      setPosition(carouselPosition({ scrollLeft, clientWidth, scrollWidth, total }))
    }
  }, [total])
  useEffect(() => {
    const watcher = new ResizeObserver(measure)
    if (row.current) {
      watcher.observe(row.current)
    }
    return () => watcher.disconnect()
  }, [measure])
  const goTo = (index: number) => {
    const slide = row.current?.children[index]
    if (row.current && slide instanceof HTMLElement) {
      row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft })
    }
  }
  return { row, position, measure, goTo }
}

type ControlsProps = {
  label: string
  position: ReturnType<typeof useCarousel>['position']
  total: number
  goTo: (index: number) => void
}

function Controls({ label, position, total, goTo }: ControlsProps) {
  const { index, stops, isAtStart, isAtEnd } = position
  return (
    <div data-needs-script data-print="hide" className="mt-3 flex items-center justify-center gap-2">
      <Arrow label={`${label}: previous`} disabled={isAtStart} onClick={() => goTo(index - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Arrow>
      <div className="hidden items-center menu:flex">
        {Array.from({ length: stops }, (_, stop) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
            key={stop}
            label={`${label}: go to ${stop + 1}`}
            current={stop === index}
            onClick={() => goTo(stop)}
          />
        ))}
      </div>
      <p aria-live="polite" className="figures min-w-16 text-center text-sm text-ink-soft">
        ({index + 1} / {total})
      </p>
      <Arrow label={`${label}: next`} disabled={isAtEnd} onClick={() => goTo(index + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Arrow>
    </div>
  )
}

type ArrowProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      // Not `disabled`: at the last slide the button would lose the focus of the user clicking it.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="rounded-full aria-disabled:text-edge"
    >
      {children}
    </Button>
  )
}

function Dot({ label, current, onClick }: { label: string; current: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current || undefined}
      onClick={onClick}
      className="group grid size-6 place-items-center rounded-full"
    >
      <span className="size-2 rounded-full border border-edge group-hover:border-evergreen group-aria-[current]:border-evergreen group-aria-[current]:bg-evergreen forced-colors:group-aria-[current]:bg-[Highlight]" />
    </button>
  )
}

/** Position of a scroll-snap row, from the browser's measurements. */
type Measured = { scrollLeft: number; clientWidth: number; scrollWidth: number; total: number }

type CarouselPosition = {
  /** Index of the first visible slide. */
  index: number
  /** Number of scroll stops: fewer than the slides when several are visible at once. */
  stops: number
  isAtStart: boolean
  isAtEnd: boolean
}

// Browsers round scroll offsets to device pixels, so the end may be missed by a fraction.
const slackPx = 2

export function carouselPosition({
  scrollLeft,
  clientWidth,
  scrollWidth,
  total,
}: Measured): CarouselPosition {
  const furthest = scrollWidth - clientWidth
  if (total === 0 || furthest <= slackPx) {
    return { index: 0, stops: total === 0 ? 0 : 1, isAtStart: true, isAtEnd: true }
  }
  const stepPx = scrollWidth / total
  const stops = Math.round(furthest / stepPx) + 1
  const isAtEnd = scrollLeft >= furthest - slackPx
  const index = isAtEnd ? stops - 1 : Math.min(Math.round(scrollLeft / stepPx), stops - 1)
  return { index, stops, isAtStart: scrollLeft <= slackPx, isAtEnd }
}
