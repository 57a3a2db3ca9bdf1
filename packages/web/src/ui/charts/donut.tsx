import { classNames } from '../class-names.ts'
import { ChartFrame } from './chart-frame.tsx'
import { type DrawnSlice, donutArcs, formatShare, type Slice } from './donut-arcs.ts'
import { Ring } from './ring.tsx'

const legendRowsInOneColumn = 6

export type DonutProps = {
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
  return figure.length <= 10 ? 'text-xl' : 'text-lg'
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
