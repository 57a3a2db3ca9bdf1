import type { ReactNode } from 'react'
import { Cell, HeadCell, Row, RowHead, Table } from '../table.tsx'

export type ChartRow = { label: string; cells: readonly string[] }

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
        <Title className={Title === 'span' ? 'font-serif text-xl font-medium' : undefined}>{title}</Title>
        {summary !== undefined && <span className="block text-ink-soft">{summary}</span>}
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
