import { arc, pie } from 'd3-shape'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChartFrame } from './chart-frame.tsx'

const legendRowsInOneColumn = 6

type DonutProps = {
  title: string
  slices: readonly Slice[]
  format: (value: number) => string
  /** The figure in the middle of the ring and the caption under it. */
  center: { figure: string; caption: string }
  /** Column headings of the table: label, value, share. */
  head: readonly [string, string, string]
}

export function Donut({ title, slices, format, center, head }: DonutProps) {
  const drawn = donutArcs(slices)
  const rows = drawn.map(({ label, value, share }) => ({ label, cells: [format(value), formatShare(share)] }))
  const words = rows.map(({ label, cells }) => `${label} ${cells.join(', ')}`).join('; ')
  return (
    <ChartFrame title={title} head={head} rows={rows}>
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-6">
        <Ring
          title={title}
          words={`${center.caption} ${center.figure}. ${words}`}
          drawn={drawn}
          className="size-52 shrink-0"
        >
          <Center {...center} />
        </Ring>
        <Legend drawn={drawn} format={format} />
      </div>
    </ChartFrame>
  )
}

function Center({ figure, caption }: DonutProps['center']) {
  return (
    <>
      <text
        textAnchor="middle"
        y={2}
        className={classNames('figures fill-ink font-serif font-semibold', figureSize(figure))}
      >
        {figure}
      </text>
      <text textAnchor="middle" y={24} className="fill-ink-soft text-sm">
        {caption}
      </text>
    </>
  )
}

// The hole is 140 px wide: longer figures use a smaller size instead of overlapping the ring.
function figureSize(figure: string) {
  if (figure.length <= 8) {
    return 'text-2xl'
  }
  return figure.length <= 10 ? 'text-xl' : 'text-base'
}

function Legend({ drawn, format }: { drawn: readonly DrawnSlice[]; format: DonutProps['format'] }) {
  const hasTwoColumns = drawn.length > legendRowsInOneColumn
  return (
    <ul
      data-columns={hasTwoColumns ? 2 : 1}
      className={classNames('min-w-0 flex-1 basis-72 list-none', hasTwoColumns && 'gap-x-8 menu:columns-2')}
    >
      {drawn.map((slice) => (
        <li
          key={slice.label}
          className="flex break-inside-avoid items-baseline gap-3 border-b border-hairline py-1.5"
        >
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-[0.125rem] forced-color-adjust-none"
            style={{ backgroundColor: slice.color }}
          />
          <span className="min-w-0 flex-1">{slice.label}</span>
          <span className="figures text-right whitespace-nowrap">{format(slice.value)}</span>
          <span className="figures w-10 text-right text-sm text-ink-soft">{formatShare(slice.share)}</span>
        </li>
      ))}
    </ul>
  )
}

export const donutSize = 208
const outerRadius = donutSize / 2 - 4
const innerRadius = outerRadius - 26
const gap = 0.02

type Slice = { label: string; value: number; color: string }
export type DrawnSlice = Slice & { path: string; share: number }

const draw = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(innerRadius)
  .outerRadius(outerRadius)
  .cornerRadius(1)

/** Slices in the given order; a negative one (a refund) is omitted. */
export function donutArcs(slices: readonly Slice[]): DrawnSlice[] {
  const visible = slices.filter((slice) => slice.value > 0)
  const total = visible.reduce((sum, slice) => sum + slice.value, 0)
  const layout = pie<Slice>()
    .value((slice) => slice.value)
    .sort(null)
    // A single slice with a gap would look like a broken ring.
    .padAngle(visible.length > 1 ? gap : 0)
  const paths = new Map(layout(visible).map((angles) => [angles.data, draw(angles) ?? '']))
  return slices.map((slice) => ({
    ...slice,
    path: paths.get(slice) ?? '',
    share: slice.value > 0 ? slice.value / total : 0,
  }))
}

/** '27%', and '<1%' for a nonzero share that rounds to zero. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? '<1%' : `${percent}%`
}

type RingProps = {
  title: string
  /** Description of the whole chart for screen readers. */
  words: string
  drawn: readonly DrawnSlice[]
  /** The hovered slice; the others are dimmed. */
  active?: string | null
  /** Tooltip of a slice. */
  tipOf?: (slice: DrawnSlice) => string
  className: string
  /** Rendered in the middle of the ring. */
  children?: ReactNode
}

export function Ring({ title, words, drawn, active = null, tipOf, className, children }: RingProps) {
  const id = useId()
  const half = donutSize / 2
  const isEmpty = drawn.every(({ path }) => path === '')
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-words`}
      viewBox={`0 0 ${donutSize} ${donutSize}`}
      className={className}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-words`}>{words}</desc>
      <g transform={`translate(${half} ${half})`}>
        {isEmpty && <circle r={half - 17} className="fill-none stroke-hairline stroke-[26]" />}
        {drawn.map((slice) => (
          <path
            key={slice.label}
            d={slice.path}
            fill={slice.color}
            className={classNames(
              'transition-opacity',
              active !== null && active !== slice.label && 'opacity-30',
            )}
          >
            {tipOf !== undefined && <title>{tipOf(slice)}</title>}
          </path>
        ))}
        {children}
      </g>
    </svg>
  )
}
