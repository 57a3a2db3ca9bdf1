import type { ReactNode } from 'react'
import { Cell, HeadCell, Row, RowHead, Table } from '../table.tsx'
import { MARK_RADIUS, type PlacedMark } from './line-plot.ts'

type ChartRow = { label: string; cells: readonly string[] }

export type ChartFrameProps = {
  title: string
  /** A heading, for a chart that is a section of its own. */
  titleAs?: 'span' | 'h2'
  /** One sentence that says what the chart shows. */
  summary?: ReactNode
  /** Column headings: the label column first, then the cells. */
  head: readonly string[]
  rows: readonly ChartRow[]
  /** Columns, counted from the labels, that hold text instead of figures. */
  isText?: readonly number[]
  children: ReactNode
}

/** A chart, its summary in words, and the same figures as a table one key away, with or without a script. */
export function ChartFrame({
  title,
  titleAs: Title = 'span',
  summary,
  head,
  rows,
  isText = [],
  children,
}: ChartFrameProps) {
  return (
    <figure className="m-0 min-w-0">
      <figcaption>
        <Title className={Title === 'span' ? 'font-serif text-xl font-medium' : 'text-xl'}>{title}</Title>
        {summary !== undefined && <span className="block text-sm text-ink-soft">{summary}</span>}
      </figcaption>
      <div className="mt-4">{children}</div>
      <details className="group mt-3">
        <summary
          data-print="hide"
          className="inline-flex min-h-11 list-none items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6 [&::-webkit-details-marker]:hidden"
        >
          <span className="group-open:hidden">Show as table</span>
          <span className="hidden group-open:inline">Hide table</span>
        </summary>
        <Table caption={title} hideCaption className="mt-2 max-w-text">
          <thead>
            <tr>
              {head.map((name, index) => (
                <HeadCell key={name} numeric={index > 0 && !isText.includes(index)}>
                  {name}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label}>
                <RowHead>{row.label}</RowHead>
                {row.cells.map((cell, index) => (
                  <Cell key={head[index + 1]} numeric={!isText.includes(index + 1)}>
                    {cell}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

const ROOT_TEXT_PX = 16

type YAxisProps = {
  ticks: readonly { value: number; y: number }[]
  /** In pixels at normal text size. */
  width: number
  height: number
  format: (value: number) => string
}

/** Labels of the horizontal lines, to the left of a plot. */
export function YAxis({ ticks, width, height, format }: YAxisProps) {
  return (
    <svg
      aria-hidden="true"
      height={height}
      className="block shrink-0"
      // The labels grow with the text size.
      style={{ width: `${width / ROOT_TEXT_PX}rem` }}
    >
      {ticks.map((tick) => (
        <text
          key={tick.value}
          x="100%"
          y={tick.y + 5}
          textAnchor="end"
          className="figures fill-ink-soft text-sm"
        >
          {format(tick.value)}
        </text>
      ))}
    </svg>
  )
}

/** A numbered mark on a line. */
export function LineMark({ xPercent, y, label }: PlacedMark & { label: string }) {
  return (
    <g>
      <circle cx={`${xPercent}%`} cy={y} r={MARK_RADIUS} className="fill-panel stroke-ink stroke-2" />
      <text
        x={`${xPercent}%`}
        y={y + 5}
        textAnchor="middle"
        className="figures fill-ink text-sm font-semibold"
      >
        {label}
      </text>
    </g>
  )
}
