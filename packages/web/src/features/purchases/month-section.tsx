import type { Day } from '@cardsight/engine/dates'
import { useMemo } from 'react'
import { formatMonth, formatMonthDay, formatMonthLong } from '../../lib/format-date.ts'
import { formatDollars, formatMoney } from '../../lib/format-money.ts'
import { Columns } from '../../ui/charts/columns.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import type { ListedLine } from './list-purchases.ts'
import {
  averageLabel,
  type MonthTotal,
  type MonthTotals,
  type WeekTotals,
  weekTotals,
} from './month-totals.ts'

type MonthHeadlineProps = { month: MonthTotal; totals: MonthTotals; today: Day }

/** What was spent in a month, against the average. Refunds and money in are apart, not subtracted. */
export function MonthHeadline({ month, totals: { average }, today }: MonthHeadlineProps) {
  const isCurrent = today.startsWith(month.month)
  const { cents, count, refundCents, moneyInCents } = month
  const apart = [
    ...(refundCents > 0 ? [`Refunds: ${formatMoney(refundCents / 100)}.`] : []),
    ...(moneyInCents > 0 ? [`Money in: ${formatMoney(moneyInCents / 100)}.`] : []),
  ]
  return (
    <div aria-live="polite">
      <h1 className="text-2xl">
        You spent in {monthName(month.month, today)}
        {isCurrent && ' so far'}
      </h1>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <p className="figures font-serif text-4xl font-semibold">{formatDollars(cents / 100)}</p>
        <p className="pb-1 text-sm text-ink-soft">
          {average !== null && !isCurrent && `${changeText(cents - average.cents)} your average month. `}
          {count === 1 ? '1 purchase.' : `${count} purchases.`}
          {apart.length > 0 && (
            <>
              <br />
              {apart.join(' ')}
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** 'October', with its year unless it's this one. */
export function monthName(month: string, today: Day): string {
  const name = formatMonthLong(month)
  return month.slice(0, 4) === today.slice(0, 4) ? name.slice(0, -5) : name
}

/** Labels of neighbors must not touch on phones: `$9,999`, `$37.0k`. */
function formatShort(dollars: number): string {
  return dollars < 10_000 ? formatDollars(dollars) : `$${(dollars / 1000).toFixed(1)}k`
}

function changeText(changeCents: number): string {
  const dollars = formatDollars(Math.abs(changeCents) / 100)
  return changeCents > 0 ? `${dollars} more than` : `${dollars} less than`
}

type SpendingBarsProps = MonthBarsProps & { listed: readonly ListedLine[]; today: Day }

/** A history without a whole month opens with weeks. */
export function SpendingBars({ listed, today, ...monthly }: SpendingBarsProps) {
  const weekly = useMemo(() => weekTotals(listed, today), [listed, today])
  return (
    <Tabs defaultValue={monthly.totals.average === null ? 'weeks' : 'months'}>
      <TabList aria-label="Period of the chart">
        <Tab value="months" className="px-2! text-sm">
          Last 6 months
        </Tab>
        <Tab value="weeks" className="px-2! text-sm">
          Last 6 weeks
        </Tab>
      </TabList>
      <TabPanel value="months">
        <MonthBars {...monthly} />
      </TabPanel>
      <TabPanel value="weeks">
        <WeekBars weekly={weekly} />
      </TabPanel>
    </Tabs>
  )
}

function WeekBars({ weekly: { weeks, averageCents } }: { weekly: WeekTotals }) {
  return (
    <div>
      <Columns
        title={
          averageCents === null
            ? 'Spending by week'
            : `${formatDollars(averageCents / 100)} in an average week`
        }
        columns={weeks.map(({ first, cents }) => ({
          key: first,
          label: formatMonthDay(first),
          value: cents / 100,
        }))}
        average={{ label: 'Average', value: (averageCents ?? 0) / 100 }}
        format={formatMoney}
        formatShort={formatShort}
        head={['Week from', 'Amount']}
      />
      <p className="mt-3 text-sm text-ink-soft">
        The average covers only weeks we have purchases for. We leave out transfers and debits that a credit
        card can’t pay.
      </p>
    </div>
  )
}

type MonthBarsProps = { totals: MonthTotals; selected: string; onSelect: (month: string) => void }

/** Six months with the average; a press chooses the month. */
function MonthBars({ totals: { months, average }, selected, onSelect }: MonthBarsProps) {
  return (
    <div>
      <Columns
        title={
          average === null
            ? 'Spending by month'
            : `${formatDollars(average.cents / 100)} a month, ${averageLabel(average)}`
        }
        columns={months.map(({ month, cents }) => ({
          key: month,
          label: formatMonth(month).slice(0, 3),
          value: cents / 100,
        }))}
        average={{ label: 'Average', value: (average?.cents ?? 0) / 100 }}
        format={formatMoney}
        formatShort={formatShort}
        head={['Month', 'Amount']}
        selected={selected}
        onSelect={onSelect}
      />
      <p className="mt-3 text-sm text-ink-soft">
        The average covers only whole months. We leave out transfers and debits that a credit card can’t pay.
      </p>
    </div>
  )
}
