import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useId } from 'react'
import { ChartFrame, type ChartFrameProps, YAxis } from './chart-frame.tsx'

export type LinesChartProps = Omit<ChartFrameProps, 'children'> & {
  /** At most three, most important first. */
  lines: readonly { id: string; name: string; values: Series }[]
  /** Labeled values of the x-axis, from 0 to the last. */
  xTicks: readonly { x: number; label: string }[]
  /** For the ends of the lines. */
  format: (value: number) => string
  /** For the axis. */
  formatTick: (value: number) => string
  /** What a screen reader says instead of the drawing. */
  words: string
}

/** Between the centers of the labels at the ends of the lines: up to three lines of text each. */
const LABEL_GAP = 56

/** Lines over time with amounts and names at their ends; each has its own color and dash pattern. Fits a phone. */
export function LinesChart({ lines, xTicks, format, formatTick, words, ...frame }: LinesChartProps) {
  const id = useId()
  const { paths, ticks, xPercent, y } = plotLines(lines.map(({ values }) => values))
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0))
  return (
    <ChartFrame {...frame}>
      <div className="flex gap-2">
        <YAxis ticks={ticks} width={40} height={linesPlotHeight} format={formatTick} />
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-words`}
            width="100%"
            height={linesPlotHeight}
            className="block overflow-visible"
          >
            <title id={`${id}-title`}>{frame.title}</title>
            <desc id={`${id}-words`}>{words}</desc>
            {ticks.map((tick) => (
              <line
                key={tick.value}
                x1="0"
                x2="100%"
                y1={tick.y}
                y2={tick.y}
                className={tick.value === 0 ? 'stroke-edge' : 'stroke-hairline'}
              />
            ))}
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${linesPlotHeight}`}
              preserveAspectRatio="none"
              width="100%"
              height={linesPlotHeight}
              className="overflow-visible forced-color-adjust-none [print-color-adjust:exact]"
            >
              {/* The most important line is drawn last, above the others. */}
              {[...lines.entries()].reverse().map(([index, line]) => (
                <path
                  key={line.id}
                  d={paths[index]}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  {...strokeOf(index)}
                />
              ))}
            </svg>
            {ends.map((end, index) => (
              <circle key={lines[index]?.id} cx="100%" cy={end} r="4" className={fillOf(index)} />
            ))}
          </svg>
          <XAxis {...{ xTicks, xPercent }} />
        </div>
        <Ends lines={lines} format={format} ys={spreadLabels(ends, LABEL_GAP, linesPlotHeight)} />
      </div>
    </ChartFrame>
  )
}

/** Colors and dash patterns by rank: either is enough to tell the lines apart. */
const strokes = [
  { className: 'stroke-series-first stroke-[2.5]', strokeLinejoin: 'round' },
  { className: 'stroke-series-second stroke-2', strokeDasharray: '6 4', strokeLinejoin: 'round' },
  { className: 'stroke-series-third stroke-2', strokeDasharray: '2 4', strokeLinecap: 'round' },
] as const

const fills = ['fill-series-first', 'fill-series-second', 'fill-series-third'] as const

function strokeOf(index: number) {
  return strokes[Math.min(index, strokes.length - 1)]
}

function fillOf(index: number) {
  return fills[Math.min(index, fills.length - 1)]
}

type EndsProps = Pick<LinesChartProps, 'lines' | 'format'> & { ys: readonly number[] }

function Ends({ lines, ys, format }: EndsProps) {
  return (
    <div aria-hidden="true" className="relative w-24 shrink-0" style={{ height: `${linesPlotHeight}px` }}>
      {lines.map(({ id, name, values }, index) => (
        <p
          key={id}
          className="absolute inset-x-0 -translate-y-1/2 text-sm leading-tight"
          style={{ top: `${ys[index] ?? 0}px` }}
        >
          <span className="figures block font-semibold">{format(values.at(-1) ?? 0)}</span>
          <span className="line-clamp-2">{name}</span>
        </p>
      ))}
    </div>
  )
}

type XAxisProps = Pick<LinesChartProps, 'xTicks'> & { xPercent: (x: number) => number }

function XAxis({ xTicks, xPercent }: XAxisProps) {
  return (
    <div aria-hidden="true" className="figures relative mt-1 h-5 text-sm text-ink-soft">
      {xTicks.map(({ x, label }, index) => (
        <span
          key={x}
          className={`absolute whitespace-nowrap ${index > 0 ? '-translate-x-1/2' : ''}`}
          style={{ left: `${xPercent(x)}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  )
}

export const linesPlotHeight = 200
const HEADROOM = 16
const FOOTROOM = 8
const TICKS = 3

/** One value for each step of the x-axis, from 0 on. */
type Series = readonly number[]

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
