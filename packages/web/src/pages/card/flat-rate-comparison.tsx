import type { CardReport, PlainCrossing } from '@cardsight/contract/schemas'
import { averageCosts } from '../../content/average-spending.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { flatRateSentence } from './flat-rate-text.ts'
import { PageSection } from './page-section.tsx'
import { formatWholeDollars } from './whole-dollars.ts'

const averageMonth = Object.values(averageCosts).reduce((sum, dollars) => sum + dollars)

/** The spending from which the card beats a flat-rate card, and the two runs that show it. */
export function FlatRateComparison({ report: { card, againstPlain } }: { report: CardReport }) {
  const { rate, crossings } = againstPlain
  return (
    <PageSection id="plain" title={`Compared with a no-fee ${rate}% card`}>
      <p className="max-w-text font-serif text-xl">{flatRateSentence(againstPlain)}</p>
      <p className="mt-3 max-w-text text-ink-soft">
        Over three years, without the intro bonus and after fees. Spending grows in the proportions of the
        average household, which spends {formatWholeDollars(averageMonth)} a month. We run both cards on
        either side of each change of the winner.
      </p>
      {crossings.length > 0 && (
        <div className="mt-6 max-w-text">
          <Table caption="Three years, on either side of each change" hideCaption>
            <thead>
              <tr>
                <HeadCell>Monthly spending</HeadCell>
                <HeadCell numeric>{card.name}</HeadCell>
                <HeadCell numeric>Flat rate {rate}%</HeadCell>
              </tr>
            </thead>
            <tbody>{crossings.flatMap(({ before, at }) => [before, at]).map(toRow)}</tbody>
          </Table>
        </div>
      )}
    </PageSection>
  )
}

function toRow({ monthly, card, plain }: PlainCrossing['at']) {
  return (
    <Row key={monthly}>
      <RowHead className="figures">{formatWholeDollars(monthly)}</RowHead>
      <Cell numeric className={card > plain ? 'font-semibold' : ''}>
        {formatMoney(card)}
      </Cell>
      <Cell numeric className={card > plain ? '' : 'font-semibold'}>
        {formatMoney(plain)}
      </Cell>
    </Row>
  )
}
