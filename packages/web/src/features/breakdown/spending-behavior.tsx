import type { Insights } from '@cardsight/contract/backtest'
import { useState } from 'react'
import { categoryStyle } from '../../content/category-styles.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Columns } from '../../ui/charts/columns.tsx'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../ui/table.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { breakdownText, NoData } from './breakdown-text.tsx'
import { TransactionsTable } from './transactions-table.tsx'

const looks = {
  month: { tab: breakdownText.lastMonths, title: 'Spending by month', head: ['Month', breakdownText.amount] },
  week: { tab: breakdownText.lastWeeks, title: 'Spending by week', head: ['Week', breakdownText.amount] },
} as const satisfies Record<TimeUnit, object>

export function SpendingBehavior({ stats }: { stats: Insights['spendingStats'] }) {
  return (
    <>
      <Tabs defaultValue="month">
        <TabList aria-label="Period">
          {timeUnits.map((unit) => (
            <Tab key={unit} value={unit}>
              {looks[unit].tab}
            </Tab>
          ))}
        </TabList>
        {timeUnits.map((unit) => (
          <TabPanel key={unit} value={unit}>
            <Periods table={stats[unit]} title={looks[unit].title} head={looks[unit].head} />
            {unit === 'month' && <UnfinishedMonth table={stats.month} />}
          </TabPanel>
        ))}
      </Tabs>
      <p className="mt-6 max-w-text text-sm text-ink-soft">
        We leave out debit transactions that can’t be charged to a credit card, such as money transfers.
      </p>
    </>
  )
}

/** Weeks end on the last day of the data, so that all of them are full. */
function UnfinishedMonth({ table }: { table: BucketTable }) {
  const last = table.time_buckets.at(-1)
  return (
    last !== undefined && (
      <p className="mt-4 max-w-text text-sm text-ink-soft">
        The average includes {last.time_display} so far, even if the month isn’t over.
      </p>
    )
  )
}

type PeriodsProps = { table: BucketTable; title: string; head: readonly [string, string] }

function Periods({ table, title, head }: PeriodsProps) {
  const columns = columnsOf(table)
  const [chosen, setChosen] = useState<number | null>(null)
  const selected = chosen ?? columns.length - 1
  const bucket = table.time_buckets[selected]
  if (bucket === undefined) {
    return <NoData />
  }
  return (
    <>
      <Columns
        {...{ title, columns, head }}
        average={{ label: 'Average', value: averageOf(table) }}
        format={formatMoney}
        formatShort={wholeDollars}
        selected={String(selected)}
        onSelect={(key) => setChosen(Number(key))}
      />
      <PeriodTables table={table} bucket={bucket} />
    </>
  )
}

function wholeDollars(value: number): string {
  return formatDollars(value)
}

export type PeriodTablesProps = { table: BucketTable; bucket: Bucket }

/** Purchases in the chosen period; the tab stays the same when another period is chosen. */
function PeriodTables({ table, bucket }: PeriodTablesProps) {
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

const timeUnits = ['month', 'week'] as const
type TimeUnit = (typeof timeUnits)[number]

type BucketTable = Insights['spendingStats'][TimeUnit]
export type Bucket = BucketTable['time_buckets'][number]

const ALL = 'All'

/** The columns of the chart, keyed by index: two periods may have the same label. */
export function columnsOf({ time_buckets }: BucketTable) {
  return time_buckets.map((bucket, index) => ({
    key: String(index),
    label: bucket.time_display,
    value: totalOf(bucket),
  }))
}

export function averageOf({ spending_averages }: BucketTable): number {
  return spending_averages[ALL] ?? 0
}

function totalOf({ sums }: Bucket): number {
  return sums[ALL] ?? 0
}

/** In the order for all six periods, so that a category keeps its position from one to the next. */
export function categorySums({ category_order }: BucketTable, { sums }: Bucket) {
  return category_order.flatMap((name) => {
    const amount = sums[name] ?? 0
    return amount === 0 ? [] : [{ name, amount }]
  })
}
