import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import type { ImportSummary, RowLeftOut } from '../../worker/imports.ts'
import { count, leftOutReasons } from './import-words.ts'

/** What all files together come to, before anything counts. */
export function ImportTotals({ summary }: { summary: ImportSummary }) {
  const { period, purchaseCount, refundCount, spentCents, refundedCents } = summary
  const leftOut = Object.entries(summary.leftOutBy) as [RowLeftOut, number][]
  const leftOutCount = leftOut.reduce((sum, [, number]) => sum + number, 0)
  return (
    <section
      aria-labelledby="import-totals"
      className="rounded-panel border border-hairline bg-panel p-4 narrow:p-5"
    >
      <h2 id="import-totals" className="text-2xl">
        What we understood
      </h2>
      {period !== null && (
        <p className="mt-1 text-ink-soft">
          {formatDayLong(period.first)} to {formatDayLong(period.last)},{' '}
          {count(summary.accounts.length, 'account')}
        </p>
      )}
      <dl className="mt-4 grid gap-x-8 narrow:grid-cols-2">
        <Line label={count(purchaseCount, 'purchase')} value={formatMoney(spentCents / 100)} />
        <Line label={count(refundCount, 'refund')} value={formatMoney(-refundedCents / 100)} />
      </dl>
      {leftOutCount > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{count(leftOutCount, 'line')} left out</h3>
          <dl className="grid gap-x-8 narrow:grid-cols-2">
            {leftOut.map(([reason, number]) => (
              <Line key={reason} label={leftOutReasons[reason]} value={number.toLocaleString('en-US')} />
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-hairline py-2">
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
