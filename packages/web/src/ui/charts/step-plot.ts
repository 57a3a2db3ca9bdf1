import { scaleLinear } from 'd3-scale'

export const stepPlotHeight = 176
/** Space above the highest step for the label of the marked one. */
const headroom = 32
const TICKS = 3
const DAY_MS = 86_400_000

/** A value on all days from the first to the last one. Dates are YYYY-MM-DD. */
export type ChartStep = { from: string; to: string; value: number }

/** In percent of the width and pixels from the top, so that text keeps its size at every width. */
export type DrawnStep = { left: number; right: number; y: number }

/** A vertical line between two steps that follow each other without a gap. */
export type Riser = { x: number; y1: number; y2: number }

/** Scales the steps to a plot that ends on `lastDay`, with values from zero up. */
export function plotSteps(steps: readonly ChartStep[], lastDay: string) {
  const firstDay = steps.reduce((first, { from }) => (from < first ? from : first), lastDay)
  const [start, end] = [dayNumber(firstDay), dayNumber(lastDay) + 1]
  const across = scaleLinear([start, end], [0, 100])
  const highest = Math.max(0, ...steps.map(({ value }) => value))
  const up = scaleLinear([0, highest || 1], [stepPlotHeight, headroom]).nice(TICKS)
  const drawn: DrawnStep[] = steps.map(({ from, to, value }) => ({
    left: across(dayNumber(from)),
    right: across(dayNumber(to) + 1),
    y: up(value),
  }))
  return {
    drawn,
    risers: risersOf(drawn),
    ticks: up.ticks(TICKS).map((value) => ({ value, y: up(value) })),
    years: yearsBetween(firstDay, lastDay).map((year) => ({
      year,
      xPercent: across(dayNumber(`${year}-01-01`)),
    })),
    y: up,
  }
}

function risersOf(drawn: readonly DrawnStep[]): Riser[] {
  return drawn.slice(1).flatMap(({ left, y }, index) => {
    const before = drawn[index]
    return before !== undefined && before.right === left && before.y !== y
      ? [{ x: left, y1: before.y, y2: y }]
      : []
  })
}

/** Years that start after the first day and up to the last one. */
function yearsBetween(firstDay: string, lastDay: string): number[] {
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))]
  return Array.from({ length: last - first }, (_, index) => first + index + 1)
}

function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS
}

export type PlacedLabel = { xPercent: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** Widest label as a share of the narrowest plot, on a phone. */
const LABEL_PERCENT = 40
const LABEL_GAP = 12

/** Places the label of a step above it and above every step that it could cover. */
export function placeLabel(drawn: readonly DrawnStep[], step: DrawnStep): PlacedLabel {
  const center = (step.left + step.right) / 2
  const anchor = anchorAt(center)
  const xPercent = { start: Math.max(0, step.left), middle: center, end: Math.min(100, step.right) }[anchor]
  const shift = { start: 0, middle: LABEL_PERCENT / 2, end: LABEL_PERCENT }[anchor]
  const [left, right] = [xPercent - shift, xPercent - shift + LABEL_PERCENT]
  const covered = drawn.filter((other) => other.left < right && other.right > left)
  return { xPercent, y: Math.min(step.y, ...covered.map(({ y }) => y)) - LABEL_GAP, anchor }
}

function anchorAt(xPercent: number): PlacedLabel['anchor'] {
  if (xPercent < LABEL_PERCENT / 2) {
    return 'start'
  }
  return xPercent > 100 - LABEL_PERCENT / 2 ? 'end' : 'middle'
}
