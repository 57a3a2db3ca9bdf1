import { formatMoney } from '../lib/format-money.ts'
import { classNames } from '../ui/class-names.ts'

/** One line of a short calculation, in a `<dl>`. */
export function SumLine({ name, amount, className }: { name: string; amount: number; className?: string }) {
  return (
    <div className={classNames('flex justify-between gap-x-4 py-0.5', className)}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  )
}
