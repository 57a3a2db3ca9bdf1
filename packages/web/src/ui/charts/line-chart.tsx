import { useId } from 'react'
import { ChartFrame, type ChartFrameProps, LineMark, YAxis } from './chart-frame.tsx'
import { type LinePoint, linePlotHeight, placeMarks, plotLine } from './line-plot.ts'

export type LineChartProps = Pick<ChartFrameProps, 'title' | 'summary' | 'head' | 'rows' | 'isText'> & {
  points: readonly LinePoint[]
  /** By key of the points. */
  colorOf: (key: string) => string
  /** Numbered marks on the line; the list under the chart explains them. */
  marks: readonly { x: number; label: string }[]
  /** A marked value with its name, such as the present one. */
  present: { x: number; label: string }
  formatX: (value: number) => string
  formatY: (value: number) => string
  /** What a screen reader says instead of the drawing. */
  words: string
}

/** A line whose color changes with the key of its points, with numbered marks. */
export function LineChart({
  points,
  colorOf,
  marks,
  present,
  words,
  formatX,
  formatY,
  ...frame
}: LineChartProps) {
  const id = useId()
  const { segments, ticks, xPercent, y } = plotLine(points)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <ChartFrame {...frame}>
      <div className="flex gap-2">
        <YAxis ticks={ticks} width={64} height={linePlotHeight} format={formatY} />
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-words`}
            width="100%"
            height={linePlotHeight}
            className="block overflow-visible"
          >
            <title id={`${id}-title`}>{frame.title}</title>
            <desc id={`${id}-words`}>{words}</desc>
            {ticks.map((tick) => (
              <line key={tick.value} x1="0" x2="100%" y1={tick.y} y2={tick.y} className="stroke-hairline" />
            ))}
            <line
              x1={`${xPercent(present.x)}%`}
              x2={`${xPercent(present.x)}%`}
              y1="0"
              y2={linePlotHeight}
              strokeDasharray="4 3"
              className="stroke-ink"
            />
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${linePlotHeight}`}
              preserveAspectRatio="none"
              width="100%"
              height={linePlotHeight}
              className="overflow-visible forced-color-adjust-none [print-color-adjust:exact]"
            >
              {segments.map(({ key, path }) => (
                <path
                  key={path}
                  d={path}
                  fill="none"
                  stroke={colorOf(key)}
                  strokeWidth="3"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            {placeMarks(marks.map(({ x }) => ({ xPercent: xPercent(x), y: y(valueAt(points, x)) }))).map(
              (mark, index) => (
                <LineMark key={marks[index]?.label} {...mark} label={marks[index]?.label ?? ''} />
              ),
            )}
          </svg>
          <div
            aria-hidden="true"
            className="figures mt-1 flex justify-between gap-4 border-t border-ink pt-1 text-sm text-ink-soft"
          >
            <span>{first === undefined ? '' : formatX(first.x)}</span>
            <span className="text-right">{last === undefined ? '' : formatX(last.x)}</span>
          </div>
        </div>
      </div>
      <p className="figures mt-1 flex items-center gap-2 text-sm font-semibold">
        <svg aria-hidden="true" width="24" height="2">
          <line x1="0" x2="24" y1="1" y2="1" strokeDasharray="4 3" className="stroke-ink" />
        </svg>
        {present.label}
      </p>
    </ChartFrame>
  )
}

function valueAt(points: readonly LinePoint[], x: number): number {
  return points.find((point) => point.x === x)?.y ?? 0
}
