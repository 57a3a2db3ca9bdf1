import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

export const linesPlotHeight = 200
const HEADROOM = 16
const FOOTROOM = 8
const TICKS = 3

/** One value for each step of the x-axis, from 0 on. */
export type Series = readonly number[]

/**
 * Paths for an SVG that is 100 units wide and stretched to any width, with heights in pixels: text beside it keeps its
 * size. The y-axis includes zero.
 */
export function plotLines(series: readonly Series[]) {
  const values = series.flat()
  const last = Math.max(1, ...series.map(({ length }) => length - 1))
  const across = scaleLinear([0, last], [0, 100])
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const up = scaleLinear(
    [lowest, highest > lowest ? highest : lowest + 1],
    [linesPlotHeight - FOOTROOM, HEADROOM],
  )
  const pathOf = line<number>(
    (_, step) => across(step),
    (value) => up(value),
  )
  return {
    paths: series.map((one) => pathOf([...one]) ?? ''),
    ticks: up.ticks(TICKS).map((value) => ({ value, y: up(value) })),
    xPercent: across,
    y: up,
  }
}

/** Vertical centers of labels, as close to their lines as possible without overlaps: `gap` apart, in the same order. */
export function spreadLabels(ys: readonly number[], gap: number, height: number): number[] {
  const order = [...ys.keys()].sort((a, b) => (ys[a] ?? 0) - (ys[b] ?? 0) || a - b)
  const placed: number[] = []
  for (const index of order) {
    const above = placed.at(-1) ?? Number.NEGATIVE_INFINITY
    placed.push(Math.max(ys[index] ?? 0, above + gap, gap / 2))
  }
  const overflow = Math.max(0, (placed.at(-1) ?? 0) + gap / 2 - height)
  // Labels that were pushed down move up together; those with space below them stay.
  for (let row = placed.length - 1, limit = height - gap / 2; row >= 0 && overflow > 0; row--, limit -= gap) {
    placed[row] = Math.min(placed[row] ?? 0, limit)
  }
  const result = ys.map(() => 0)
  for (const [row, index] of order.entries()) {
    result[index] = placed[row] ?? 0
  }
  return result
}
