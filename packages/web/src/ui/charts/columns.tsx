import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChartFrame } from './chart-frame.tsx'

export const plotHeight = 208
const headroom = 32

type Column = { key: string; label: string; value: number }
type DrawnColumn = Column & {
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

export type ColumnsProps = {
  title: string
  columns: readonly Column[]
  average: { label: string; value: number }
  format: (value: number) => string
  /** A shorter format for the figure above a column. */
  formatShort: (value: number) => string
  head: readonly [string, string]
  /** With both of these the labels become buttons that choose a column. */
  selected?: string
  onSelect?: (key: string) => void
}

export function Columns({ title, columns, average, format, head, ...props }: ColumnsProps) {
  const { drawn, averageY } = plotColumns(columns, average.value)
  const averageText = `${average.label}: ${format(average.value)}`
  const rows = columns.map(({ label, value }) => ({ label, cells: [format(value)] }))
  const words = rows.map(({ label, cells }) => `${label} ${cells[0]}`).join('; ')
  return (
    <ChartFrame
      title={title}
      head={head}
      rows={[...rows, { label: average.label, cells: [format(average.value)] }]}
    >
      {/* Next to the line it would overlap the columns' figures. */}
      <p className="figures flex items-center justify-end gap-2 text-sm font-semibold">
        <span aria-hidden="true" className="w-6 border-t border-dashed border-ink" />
        {averageText}
      </p>
      <Plot {...{ title, words: `${words}. ${averageText}`, drawn, averageY, ...props }} />
      <Labels columns={columns} {...props} />
    </ChartFrame>
  )
}

type PlotProps = Pick<ColumnsProps, 'title' | 'formatShort' | 'selected' | 'onSelect'> & {
  words: string
  drawn: readonly DrawnColumn[]
  averageY: number
}

function Plot({ title, words, drawn, averageY, formatShort, selected, onSelect }: PlotProps) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-words`}
      width="100%"
      height={plotHeight + 1}
      className="block"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-words`}>{words}</desc>
      {drawn.map((column) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse; the buttons below do the same
        <rect
          key={column.key}
          onClick={onSelect && (() => onSelect(column.key))}
          x={`${column.xPercent}%`}
          y={column.y}
          width={`${column.widthPercent}%`}
          height={column.height}
          className={classNames(
            'stroke-evergreen',
            onSelect && 'cursor-pointer',
            selected === undefined || selected === column.key ? 'fill-evergreen' : 'fill-evergreen-tint',
          )}
        />
      ))}
      <line x1="0" x2="100%" y1={plotHeight + 0.5} y2={plotHeight + 0.5} className="stroke-ink" />
      <line x1="0" x2="100%" y1={averageY} y2={averageY} className="stroke-panel stroke-3" />
      <line x1="0" x2="100%" y1={averageY} y2={averageY} strokeDasharray="4 3" className="stroke-ink" />
      {drawn.map((column) => (
        <text
          key={column.key}
          x={`${column.xPercent + column.widthPercent / 2}%`}
          y={column.labelY}
          textAnchor="middle"
          className="figures fill-ink stroke-panel stroke-4 text-sm font-medium [paint-order:stroke]"
        >
          {formatShort(column.value)}
        </text>
      ))}
    </svg>
  )
}

function Labels({ columns, selected, onSelect }: Pick<ColumnsProps, 'columns' | 'selected' | 'onSelect'>) {
  return (
    <ul
      aria-hidden={onSelect === undefined}
      className="mt-2 grid list-none auto-cols-fr grid-flow-col text-center text-sm"
    >
      {columns.map((column) => (
        <li key={column.key} className="min-w-0">
          {onSelect === undefined ? (
            <span className="text-ink-soft">{column.label}</span>
          ) : (
            <button
              type="button"
              aria-pressed={column.key === selected}
              onClick={() => onSelect(column.key)}
              className="min-h-11 w-full border-b-3 border-double border-transparent px-1 text-ink-soft hover:text-evergreen aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {column.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
