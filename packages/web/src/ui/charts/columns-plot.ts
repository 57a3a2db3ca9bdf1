import { scaleBand, scaleLinear } from 'd3-scale'

export const plotHeight = 208
const headroom = 32

export type Column = { key: string; label: string; value: number }
export type DrawnColumn = Column & {
  xPercent: number
  widthPercent: number
  y: number
  height: number
  /** Baseline of the figure above the column. */
  labelY: number
}

/** Left and width are in percent of the container, heights in pixels, so that text keeps its size at every width. */
export function plotColumns(columns: readonly Column[], average: number) {
  const across = scaleBand<string>()
    .domain(columns.map((column) => column.key))
    .range([0, 100])
    .paddingInner(0.55)
    .paddingOuter(0.275)
  const highest = Math.max(average, ...columns.map((column) => column.value), 0)
  // All zeros still need a scale: every column is then flat on the baseline.
  const up = scaleLinear([0, highest || 1], [plotHeight, headroom])
  const averageY = up(average)
  const drawn: DrawnColumn[] = columns.map((column) => {
    const y = up(Math.max(column.value, 0))
    return {
      ...column,
      xPercent: across(column.key) ?? 0,
      widthPercent: across.bandwidth(),
      y,
      height: plotHeight - y,
      labelY: labelYOf(y, averageY),
    }
  })
  return { drawn, averageY }
}

const LABEL_GAP = 8
const LABEL_HEIGHT = 14

/** Just above the column, or above the average line where that would strike the figure through. */
function labelYOf(y: number, averageY: number): number {
  const bottom = y - LABEL_GAP
  const isStruck = averageY < bottom + LABEL_GAP / 2 && averageY > bottom - LABEL_HEIGHT
  return isStruck ? averageY - LABEL_GAP / 2 : bottom
}
