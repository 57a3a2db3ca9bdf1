import type { CatalogHealth } from '@cardsight/contract/cards'
import { factKindNames } from '../../content/open-data.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'

type FreshnessTableProps = { today: string; freshness: CatalogHealth['ages'] }

/** How old the facts of each kind are today. */
export function FreshnessTable({ today, freshness }: FreshnessTableProps) {
  return (
    <Table caption={`Age of facts on ${formatDayLong(today)}, in days`}>
      <thead>
        <tr>
          <HeadCell>Fact</HeadCell>
          <HeadCell numeric>Median</HeadCell>
          <HeadCell numeric>Oldest</HeadCell>
          <HeadCell numeric>Too old</HeadCell>
        </tr>
      </thead>
      <tbody>
        {freshness.map(({ kind, facts, medianAgeDays, highestAgeDays, freshDays, stale }) => (
          <Row key={kind}>
            <RowHead>
              {factKindNames[kind] ?? kind}
              <span className="block text-sm font-normal text-ink-soft">Fresh for {freshDays} days</span>
            </RowHead>
            <Cell numeric>{medianAgeDays}</Cell>
            <Cell numeric>{highestAgeDays.toLocaleString('en-US')}</Cell>
            <Cell numeric>
              {stale.toLocaleString('en-US')}{' '}
              <span className="block text-sm text-ink-soft">of {facts.toLocaleString('en-US')}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
