import { scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'

export type StepChartProps = ChartFrameProps & {
  /** Oldest first. Days in no step are left blank. */
  steps: readonly ChartStep[]
  /** Where the chart ends, YYYY-MM-DD. */
  lastDay: string
  /** A step with a label above it, by its index. */
  mark?: { index: number; label: string } | undefined
  /** A dashed line across the chart, named at its right end. */
  level?: { value: number; label: string } | undefined
  format: (value: number) => string
  /** What a screen reader says instead of the drawing. */
  words: string
}

const AXIS_HEIGHT = 24
const MARK_RADIUS = 5
/** Years whose label would leave the plot have none. */
const LABELED_PERCENT = [4, 96] as const

/** A value that changes from day to day and stays the same in between. */
export function StepChart(props: StepChartProps) {
  const { steps, lastDay, mark, level, format, words, children, ...frame } = props
  const id = useId()
  const { drawn, risers, ticks, years, y } = plotSteps(steps, lastDay)
  const marked = mark && drawn[mark.index]
  return (
    <ChartFrame {...frame}>
      <div className="flex gap-2">
        <svg
          aria-hidden="true"
          width="52"
          height={stepPlotHeight}
          className="block shrink-0 overflow-visible"
        >
          {ticks.map((tick) => (
            <text key={tick.value} x="52" y={tick.y + 5} textAnchor="end" className={axisClasses}>
              {format(tick.value)}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-words`}
          height={stepPlotHeight + AXIS_HEIGHT}
          className="block w-0 flex-1 overflow-visible"
        >
          <title id={`${id}-title`}>{frame.title}</title>
          <desc id={`${id}-words`}>{words}</desc>
          {ticks.map((tick) => (
            <line key={tick.value} x1="0" x2="100%" y1={tick.y} y2={tick.y} className="stroke-hairline" />
          ))}
          {years.map(({ year, xPercent }) => (
            <g key={year}>
              <line
                x1={`${xPercent}%`}
                x2={`${xPercent}%`}
                y1={stepPlotHeight}
                y2={stepPlotHeight + 5}
                className="stroke-ink"
              />
              {xPercent > LABELED_PERCENT[0] && xPercent < LABELED_PERCENT[1] && (
                <text
                  x={`${xPercent}%`}
                  y={stepPlotHeight + AXIS_HEIGHT - 4}
                  textAnchor="middle"
                  className={axisClasses}
                >
                  {year}
                </text>
              )}
            </g>
          ))}
          <line x1="0" x2="100%" y1={stepPlotHeight} y2={stepPlotHeight} className="stroke-ink" />
          {level && (
            <line
              x1="0"
              x2="100%"
              y1={y(level.value)}
              y2={y(level.value)}
              strokeDasharray="4 3"
              className="stroke-ink"
            />
          )}
          <g className="stroke-evergreen forced-color-adjust-none [print-color-adjust:exact]">
            {risers.map((riser) => (
              <line
                key={riser.x}
                x1={`${riser.x}%`}
                x2={`${riser.x}%`}
                y1={riser.y1}
                y2={riser.y2}
                className="stroke-1"
              />
            ))}
            {drawn.map((step) => (
              <line
                key={step.left}
                x1={`${step.left}%`}
                x2={`${step.right}%`}
                y1={step.y}
                y2={step.y}
                strokeLinecap="square"
                className="stroke-3"
              />
            ))}
          </g>
          {mark && marked && (
            <Mark
              {...placeLabel(drawn, marked)}
              centerPercent={(marked.left + marked.right) / 2}
              stepY={marked.y}
              label={mark.label}
            />
          )}
        </svg>
        {level && (
          <svg aria-hidden="true" width="44" height={stepPlotHeight} className="block shrink-0">
            <text x="0" y={y(level.value) + 5} className="fill-ink text-sm font-medium">
              {level.label}
            </text>
          </svg>
        )}
      </div>
      {children}
    </ChartFrame>
  )
}

const axisClasses = 'figures fill-ink-soft text-sm'

type MarkProps = ReturnType<typeof placeLabel> & { centerPercent: number; stepY: number; label: string }

function Mark({ xPercent, y, anchor, centerPercent, stepY, label }: MarkProps) {
  return (
    <>
      <circle
        cx={`${centerPercent}%`}
        cy={stepY}
        r={MARK_RADIUS}
        className="fill-panel stroke-evergreen stroke-3"
      />
      <text
        x={`${xPercent}%`}
        y={y}
        textAnchor={anchor}
        className="fill-ink stroke-panel stroke-4 text-sm font-semibold [paint-order:stroke]"
      >
        {label}
      </text>
    </>
  )
}

export const stepPlotHeight = 176
/** Space above the highest step for the label of the marked one. */
const headroom = 32
const TICKS = 3
const DAY_MS = 86_400_000

/** A value on all days from the first to the last one. Dates are YYYY-MM-DD. */
export type ChartStep = { from: string; to: string; value: number }

/** In percent of the width and pixels from the top, so that text keeps its size at every width. */
type DrawnStep = { left: number; right: number; y: number }

/** A vertical line between two steps that follow each other without a gap. */
type Riser = { x: number; y1: number; y2: number }

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

type PlacedLabel = { xPercent: number; y: number; anchor: 'start' | 'middle' | 'end' }

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
