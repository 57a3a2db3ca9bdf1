import { useState } from 'react'
import { categoryStyle } from '../../content/category-styles.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { breakdownText } from './breakdown-text.ts'
import { NoData } from './no-data.tsx'
import { type Bucket, type BucketTable, categorySums, totalOf } from './time-columns.ts'
import { TransactionsTable } from './transactions-table.tsx'

export type PeriodTablesProps = { table: BucketTable; bucket: Bucket }

/** Purchases in the chosen period; the tab stays the same when another period is chosen. */
export function PeriodTables({ table, bucket }: PeriodTablesProps) {
  const [tab, setTab] = useState('transactions')
  const period = bucket.time_display
  return (
    <section aria-label={`Spending in ${period}`} className="mt-8">
      <h3 aria-live="polite">{period}</h3>
      <Tabs value={tab} onValueChange={setTab} className="mt-3">
        <TabList aria-label="Group by">
          <Tab value="transactions">{breakdownText.transactions}</Tab>
          <Tab value="category">{breakdownText.category}</Tab>
        </TabList>
        <TabPanel value="transactions">
          {/* Keyed by period, so that another one starts at its first page. */}
          <TransactionsTable
            key={period}
            caption={`Transactions, ${period}`}
            transactions={bucket.transactions.All}
          />
        </TabPanel>
        <TabPanel value="category">
          <CategoryTable table={table} bucket={bucket} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

function CategoryTable({ table, bucket }: PeriodTablesProps) {
  const sums = categorySums(table, bucket)
  if (sums.length === 0) {
    return <NoData />
  }
  return (
    <Table caption={`Spending by category, ${bucket.time_display}`} hideCaption>
      <thead>
        <tr>
          <HeadCell>{breakdownText.description}</HeadCell>
          <HeadCell numeric>{breakdownText.amount}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ name, amount }) => (
          <Row key={name}>
            <RowHead>
              <CategoryName name={name} />
            </RowHead>
            <Cell numeric>{formatMoney(amount)}</Cell>
          </Row>
        ))}
      </tbody>
      <tfoot>
        <TotalRow>
          <RowHead>Total</RowHead>
          <Cell numeric>{formatMoney(totalOf(bucket))}</Cell>
        </TotalRow>
      </tfoot>
    </Table>
  )
}

function CategoryName({ name }: { name: string }) {
  const { icon: Icon, color } = categoryStyle(name)
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 shrink-0" style={{ color: color }} />
      {name}
    </span>
  )
}
