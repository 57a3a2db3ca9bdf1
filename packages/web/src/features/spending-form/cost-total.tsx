import { formatMoney } from '../../lib/format-money.ts'
import { spendingText } from './spending-text.ts'

/** Shows the total while typing; screen readers hear `said`, which changes only when a field loses focus. */
export function CostTotal({ total, said }: { total: number; said: number }) {
  return (
    <>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-semibold">{spendingText.total}</dt>
        <dd className="figures rule-double pb-0.5 text-xl font-semibold">{formatMoney(total)}</dd>
      </dl>
      <p role="status" className="sr-only">
        {said > 0 && `${spendingText.total}: ${formatMoney(said)}`}
      </p>
    </>
  )
}
