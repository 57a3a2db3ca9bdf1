import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { LineMark } from './line-mark.tsx'
import { placeMarks } from './line-plot.ts'
import { linesPlotHeight, plotLines, type Series, spreadLabels } from './lines-plot.ts'
import { YAxis } from './y-axis.tsx'

export type LinesChartProps = Omit<ChartFrameProps, 'children'> & {
  /** At most three, most important first. */
  lines: readonly { id: string; name: string; values: Series }[]
  /** Numbered marks on lines, by index of the line; the list under the chart explains them. */
  marks: readonly { x: number; line: number; text: string }[]
  /** Labeled values of the x-axis, from 0 to the last; `short` is for phones. */
  xTicks: readonly { x: number; label: string; short: string }[]
  /** For the axis and the ends of the lines. */
  format: (value: number) => string
  /** What a screen reader says instead of the drawing. */
  words: string
}

/** Between the centers of labels at the ends: amounts on phones, names and amounts where there's space. */
const AMOUNT_GAP = 22
const NAME_GAP = 44

/** Lines over time with their names at their ends; each has its own color and dash pattern. */
export function LinesChart({ lines, marks, xTicks, format, words, ...frame }: LinesChartProps) {
  const id = useId()
  const { paths, ticks, xPercent, y } = plotLines(lines.map(({ values }) => values))
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0))
  const placed = placeMarks(
    marks.map(({ x, line }) => ({ xPercent: xPercent(x), y: y(lines[line]?.values[x] ?? 0) })),
  )
  return (
    <ChartFrame {...frame}>
      <Legend lines={lines} />
      <div className="flex gap-2">
        <YAxis ticks={ticks} width={56} height={linesPlotHeight} format={format} />
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
            {xTicks.map(({ x }) => (
              <line
                key={x}
                x1={`${xPercent(x)}%`}
                x2={`${xPercent(x)}%`}
                y1="0"
                y2={linesPlotHeight}
                className="stroke-hairline"
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
            {marks.map((mark, index) => (
              <LineMark
                key={mark.text}
                {...(placed[index] ?? { xPercent: 0, y: 0 })}
                label={`${index + 1}`}
              />
            ))}
          </svg>
          <XAxis {...{ xTicks, xPercent }} />
        </div>
        <Ends
          className="w-14 narrow:hidden"
          {...{ lines, format }}
          ys={spreadLabels(ends, AMOUNT_GAP, linesPlotHeight)}
        />
        <Ends
          className="hidden w-44 narrow:block"
          hasNames
          {...{ lines, format }}
          ys={spreadLabels(ends, NAME_GAP, linesPlotHeight)}
        />
      </div>
      <Marks marks={marks} />
    </ChartFrame>
  )
}

/** Colors and dash patterns by rank: either is enough to tell the lines apart. */
const strokes = [
  { className: 'stroke-series-first stroke-3', strokeLinejoin: 'round' },
  { className: 'stroke-series-second stroke-2', strokeDasharray: '9 5', strokeLinejoin: 'round' },
  { className: 'stroke-series-third stroke-2', strokeDasharray: '2 5', strokeLinecap: 'round' },
] as const

function strokeOf(index: number) {
  return strokes[Math.min(index, strokes.length - 1)]
}

function Sample({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" width="28" height="6" className="block shrink-0 forced-color-adjust-none">
      <line x1="2" x2="26" y1="3" y2="3" {...strokeOf(index)} />
    </svg>
  )
}

/** Names of the lines where their ends have no space for them. */
function Legend({ lines }: Pick<LinesChartProps, 'lines'>) {
  return (
    <ul aria-hidden="true" className="mb-3 flex list-none flex-wrap gap-x-5 gap-y-1 narrow:hidden">
      {lines.map(({ id, name }, index) => (
        <li key={id} className="flex items-center gap-2 text-sm font-medium">
          <Sample index={index} />
          {name}
        </li>
      ))}
    </ul>
  )
}

type EndsProps = Pick<LinesChartProps, 'lines' | 'format'> & {
  ys: readonly number[]
  hasNames?: boolean
  className: string
}

function Ends({ lines, ys, format, hasNames = false, className }: EndsProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative shrink-0 ${className}`}
      style={{ height: `${linesPlotHeight}px` }}
    >
      {lines.map(({ id, name, values }, index) => (
        <p
          key={id}
          className="absolute inset-x-0 -translate-y-1/2 text-sm leading-tight"
          style={{ top: `${ys[index] ?? 0}px` }}
        >
          {hasNames && (
            <span className="flex items-center gap-2">
              <Sample index={index} />
              <span className="truncate font-semibold">{name}</span>
            </span>
          )}
          <span className={hasNames ? 'figures pl-9' : 'figures'}>{format(values.at(-1) ?? 0)}</span>
        </p>
      ))}
    </div>
  )
}

type XAxisProps = Pick<LinesChartProps, 'xTicks'> & { xPercent: (x: number) => number }

function XAxis({ xTicks, xPercent }: XAxisProps) {
  return (
    <div aria-hidden="true" className="figures @container relative mt-1 h-5 text-sm text-ink-soft">
      {xTicks.map(({ x, label, short }, index) => (
        <span
          key={x}
          className={classNames(
            'absolute whitespace-nowrap',
            index > 0 && '-translate-x-1/2',
            // Large text has space for the ends only.
            index > 0 && index < xTicks.length - 1 && '@max-[9rem]:hidden',
          )}
          style={{ left: `${xPercent(x)}%` }}
        >
          <span className="@min-[16rem]:hidden">{short}</span>
          <span className="@max-[16rem]:hidden">{label}</span>
        </span>
      ))}
    </div>
  )
}

function Marks({ marks }: Pick<LinesChartProps, 'marks'>) {
  return (
    marks.length > 0 && (
      <ol className="mt-4 grid list-none gap-x-6 gap-y-2 narrow:grid-cols-3">
        {marks.map(({ text }, index) => (
          <li key={text} className="flex gap-3">
            <span className="figures inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-ink text-sm font-semibold">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    )
  )
}
