import { latestYear } from '@cardsight/engine/spending'
import type { ReactNode } from 'react'
import { formatDayLong, formatDayShort } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { ImportSummary, RowLeftOut } from '../../worker/imports.ts'
import { accountTypeNote, count, leftOutReasons } from './import-text.ts'

type ImportTotalsProps = {
  summary: ImportSummary
  rent: ReactNode
  /** Link to the results. */
  children: ReactNode
}

/** Totals of all files, before anything counts. */
export function ImportTotals({ summary, rent, children }: ImportTotalsProps) {
  const { purchaseCount, refundCount, spentCents, refundedCents } = summary
  const leftOut = (Object.entries(summary.leftOutBy) as [RowLeftOut, number][]).sort(([, a], [, b]) => b - a)
  const leftOutCount = leftOut.reduce((sum, [, number]) => sum + number, 0)
  return (
    <section aria-labelledby="import-totals" className="panel p-4 narrow:p-6">
      <h2 id="import-totals" className="text-2xl">
        Summary
      </h2>
      <Period period={summary.period} />
      <div className="mt-4 grid gap-x-10 gap-y-5 menu:grid-cols-2">
        <div className="grid content-start gap-y-5">
          <List title="Counts">
            <Line label={count(purchaseCount, 'purchase')} value={formatMoney(spentCents / 100)} />
            <Line label={count(refundCount, 'refund')} value={formatMoney(-refundedCents / 100)} />
          </List>
          {leftOutCount > 0 && (
            <List title={`Skipped: ${count(leftOutCount, 'line')}`}>
              {leftOut.map(([reason, number]) => (
                <Line key={reason} label={leftOutReasons[reason]} value={number.toLocaleString('en-US')} />
              ))}
            </List>
          )}
        </div>
        <List title={count(summary.accounts.length, 'account')}>
          {summary.accounts.map(({ id, label, mask, type, first, last }) => (
            <Line
              key={id}
              label={mask === null || label.includes(mask) ? label : `${label} ••${mask}`}
              note={accountTypeNote(label, type)}
              value={`${formatDayShort(first)} – ${formatDayShort(last)}`}
            />
          ))}
        </List>
      </div>
      {rent}
      <div className="mt-6 empty:hidden">{children}</div>
    </section>
  )
}

/** Uses the actual period: a year is not assumed, and of more than a year the latest counts. */
function Period({ period }: Pick<ImportSummary, 'period'>) {
  if (period === null) {
    return null
  }
  const counted = latestYear(period)
  return (
    <p className="mt-1 text-ink-soft">
      {formatDayLong(period.first)} to {formatDayLong(period.last)}.{' '}
      {counted.first === period.first
        ? 'Results use these dates.'
        : `Results start with the latest year, from ${formatDayLong(counted.first)}. You can change the dates there.`}
    </p>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="ledger-label text-ink-soft">{title}</h3>
      <dl className="mt-1">{children}</dl>
    </div>
  )
}

function Line({ label, note = null, value }: { label: string; note?: string | null; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-hairline py-2">
      <dt className="min-w-0 wrap-anywhere">
        {label}
        {note !== null && <span className="block text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd className="figures shrink-0">{value}</dd>
    </div>
  )
}
