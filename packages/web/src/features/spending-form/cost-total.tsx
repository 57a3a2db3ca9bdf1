import { formatMoney } from '../../lib/format-money.ts'
import { spendingWords } from './spending-words.ts'

/** Follows the typing for the eye; a screen reader hears `said`, which changes only when a box is left. */
export function CostTotal({ total, said }: { total: number; said: number }) {
  return (
    <>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="font-semibold">{spendingWords.total}</dt>
        <dd className="figures rule-double pb-0.5 text-xl font-semibold">{formatMoney(total)}</dd>
      </dl>
      <p role="status" className="sr-only">
        {said > 0 && `${spendingWords.total}: ${formatMoney(said)}`}
      </p>
    </>
  )
}
