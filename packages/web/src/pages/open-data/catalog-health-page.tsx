import type { CatalogHealth } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextPage, TextPart } from '../../layout/text-page.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { EndingOffers, FreshnessTable } from './health-parts.tsx'

/** What editors of the catalog have to look at. */
export function CatalogHealthPage({ health }: { health: CatalogHealth }) {
  const { today, version, ages, endingOffers, disputed, issuers } = health
  return (
    <TextPage heading="Data health">
      <p className="text-base">
        What’s due for a check in our <Link to={pagePaths.openData}>open data</Link>, for the people who keep
        it accurate. Version <code>{version}</code>, {formatDayLong(today)}.
      </p>
      <TextPart id="offers" title="Offers on or past their last day">
        <EndingOffers offers={endingOffers} today={today} />
      </TextPart>
      <TextPart id="ages" title="Age by kind of fact">
        <FreshnessTable today={today} freshness={ages} />
      </TextPart>
      <TextPart id="disputed" title="Disputed facts">
        <p>Another source says something else. Here’s why our data has another value.</p>
        <DataTable
          caption="Disputed facts"
          heads={['Card', 'Fact', 'The other source says', 'Why ours differs']}
        >
          {disputed.map(({ cardId, name, field, says, because, source }) => (
            <Row key={`${cardId} ${field} ${says}`}>
              <RowHead>
                <Link to={pagePaths.card(cardId)}>{name}</Link>
              </RowHead>
              <Cell>{field}</Cell>
              <Cell>
                {says}
                <span className="block text-sm text-ink-soft">
                  {source.sourceName}, {formatDayLong(source.date)}
                </span>
              </Cell>
              <Cell>{because}</Cell>
            </Row>
          ))}
        </DataTable>
      </TextPart>
      <TextPart id="issuers" title="Coverage by issuer">
        <DataTable
          caption="Cards and facts by issuer"
          heads={['Issuer', 'Cards', 'Offers known', 'APRs known', 'Facts due']}
          numericFrom={1}
        >
          {issuers.map(({ issuer, cards, open, offersKnown, aprsKnown, due }) => (
            <Row key={issuer}>
              <RowHead>{issuer}</RowHead>
              <Cell numeric>{cards}</Cell>
              <Cell numeric>
                {offersKnown} of {open}
              </Cell>
              <Cell numeric>
                {aprsKnown} of {cards}
              </Cell>
              <Cell numeric>{due}</Cell>
            </Row>
          ))}
        </DataTable>
      </TextPart>
    </TextPage>
  )
}

type DataTableProps = {
  caption: string
  heads: readonly string[]
  /** The first column of numbers. */
  numericFrom?: number
  children: ReactNode
}

function DataTable({ caption, heads, numericFrom = Number.POSITIVE_INFINITY, children }: DataTableProps) {
  return (
    <Table caption={caption} hideCaption>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <HeadCell key={head} numeric={index >= numericFrom}>
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
