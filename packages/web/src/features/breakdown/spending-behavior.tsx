import type { Insights } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { Columns } from '../../ui/charts/columns.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { breakdownText } from './breakdown-text.ts'
import { NoData } from './no-data.tsx'
import { PeriodTables } from './period-tables.tsx'
import { averageOf, type BucketTable, columnsOf, type TimeUnit, timeUnits } from './time-columns.ts'

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
        Debit transactions that cannot be charged to a credit card, such as money transfers, are excluded.
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
  return formatMoney(Math.round(value)).replace(/\.00$/, '')
}
