import { scaleBand, scaleLinear } from 'd3-scale'

export const plotHeight = 208
const headroom = 32

export type Column = { key: string; label: string; value: number }
export type DrawnColumn = Column & { xPercent: number; widthPercent: number; y: number; height: number }

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
  const drawn: DrawnColumn[] = columns.map((column) => {
    const y = up(Math.max(column.value, 0))
    return {
      ...column,
      xPercent: across(column.key) ?? 0,
      widthPercent: across.bandwidth(),
      y,
      height: plotHeight - y,
    }
  })
  return { drawn, averageY: up(average) }
}
