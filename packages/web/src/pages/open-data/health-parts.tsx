import type { CatalogHealth } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
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

type EndingOffersProps = { offers: CatalogHealth['endingOffers']; today: string }

/** Offers that someone has to look up again, because today is their last day or it has passed. */
export function EndingOffers({ offers, today }: EndingOffersProps) {
  if (offers.length === 0) {
    return <p>No offer has reached its last day.</p>
  }
  return (
    <ul className="list-disc space-y-2 pl-5">
      {offers.map(({ cardId, name, until, link }) => (
        <li key={cardId}>
          <Link to={pagePaths.card(cardId)}>{name}</Link>: {until === today ? 'ends today,' : 'ended'}{' '}
          {formatDayLong(until)}.{' '}
          <a href={link}>
            Issuer’s page<span className="sr-only"> of {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
