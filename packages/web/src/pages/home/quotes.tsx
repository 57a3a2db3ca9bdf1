import { type ReactNode, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

/** A row that scrolls and snaps natively; with a script there are buttons too. */
export function Quotes({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const turn = (pages: number) => {
    const list = row.current?.querySelector('ul')
    list?.scrollTo({ left: leftAfter(list, pages) })
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Cardsight is for"
      className="mx-auto flex max-w-page items-center gap-2 px-4 pb-12 narrow:px-6 narrow:pb-16"
    >
      <IconButton label="Previous quote" d="m12.500 5-5 5 5 5" onClick={() => turn(-1)} />
      <div ref={row} className="min-w-0 flex-1">
        {children}
      </div>
      <IconButton label="Next quote" d="m7.500 5 5 5-5 5" onClick={() => turn(1)} />
    </section>
  )
}

/** Wraps around at both ends. */
function leftAfter({ scrollLeft, clientWidth, scrollWidth }: Element, pages: number): number {
  const wanted = Math.round(scrollLeft / clientWidth + pages) * clientWidth
  const last = scrollWidth - clientWidth
  if (wanted < 0) {
    return last
  }
  return wanted > last ? 0 : wanted
}
