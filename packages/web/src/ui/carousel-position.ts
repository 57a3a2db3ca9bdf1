/** Position of a scroll-snap row, from the browser's measurements. */
export type Measured = { scrollLeft: number; clientWidth: number; scrollWidth: number; total: number }

export type CarouselPosition = {
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
