import type { MonthlyCosts } from '@cardsight/contract/costs'
import { averageCosts, averageSource } from '../../content/average-spending.ts'
import { categoryStyle } from '../../content/category-styles.ts'
import { costLabels, costNamesInTables } from '../../content/costs.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { areSameCosts, totalOf } from './costs-query.ts'
import { landingText } from './landing-text.ts'

type AverageTableProps = { counted: MonthlyCosts; isOwn: boolean }

export function AverageTable({ counted, isOwn }: AverageTableProps) {
  const hasOther = !areSameCosts(counted, averageCosts)
  return (
    <div className="grid gap-x-12 gap-y-4 text-ink menu:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Table caption={landingText.average} hideCaption>
        <thead>
          <tr>
            <HeadCell>Category</HeadCell>
            <HeadCell numeric>Average</HeadCell>
            {hasOther && <HeadCell numeric>{isOwn ? 'Yours' : 'Counted here'}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {costNamesInTables.map((name) => (
            <Row key={name}>
              <RowHead>
                <CategoryName label={costLabels[name]} />
              </RowHead>
              <Cell numeric>{formatMoney(averageCosts[name])}</Cell>
              {hasOther && <Cell numeric>{formatMoney(counted[name])}</Cell>}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <TotalRow>
            <RowHead>Total per month</RowHead>
            <Cell numeric>{formatMoney(totalOf(averageCosts))}</Cell>
            {hasOther && <Cell numeric>{formatMoney(totalOf(counted))}</Cell>}
          </TotalRow>
        </tfoot>
      </Table>
      <Source />
    </div>
  )
}

function CategoryName({ label }: { label: string }) {
  const { icon: Icon, color } = categoryStyle(label)
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 shrink-0" style={{ color: color }} />
      <span className="min-w-0">{label}</span>
    </span>
  )
}

function Source() {
  return (
    <div className="space-y-3 text-sm text-ink-soft">
      <p>
        Source:{' '}
        <a href={averageSource.address} rel="noopener">
          {averageSource.name}
        </a>
        , {averageSource.year}. Yearly averages of all American households, divided by twelve and rounded to
        the dollar.
      </p>
      <p>
        Travel is public transportation and lodging out of town. Other is clothing, personal care, drugs,
        household supplies and furnishings, phone, alcohol, reading and car repairs.
      </p>
      <p>
        Rent, utilities, insurance, cars and tuition aren’t included, because few people pay for them by
        credit card.
      </p>
    </div>
  )
}
