import { formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { StatementRow } from '../../worker/imports.ts'

/** The first few rows as parsed: wrong dates and signs show up here first. */
export function FirstRows({ rows }: { rows: readonly StatementRow[] }) {
  return (
    rows.length > 0 && (
      <Table caption="First rows" hideCaption className="mt-2 text-sm">
        <thead>
          <tr>
            <HeadCell>Date</HeadCell>
            <HeadCell>Description</HeadCell>
            <HeadCell numeric>Amount</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, day, text, cents }) => (
            <Row key={line}>
              <RowHead className="figures whitespace-nowrap">{formatDayShort(day)}</RowHead>
              <Cell className="wrap-anywhere">{text}</Cell>
              <Cell numeric>
                {formatMoney(Math.abs(cents) / 100)}
                <span className="ml-1.5 inline-block w-6 text-left text-ink-soft">
                  {cents < 0 ? 'in' : 'out'}
                </span>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    )
  )
}
