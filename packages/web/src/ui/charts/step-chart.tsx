import { useId } from 'react'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { type ChartStep, placeLabel, plotSteps, stepPlotHeight } from './step-plot.ts'

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
