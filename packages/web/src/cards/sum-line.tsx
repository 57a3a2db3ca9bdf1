import { formatMoney } from '../lib/format-money.ts'
import { classNames } from '../ui/class-names.ts'

type SumLineProps = {
  name: string
  amount: number
  format?: (amount: number) => string
  className?: string
}

/** One line of a short calculation, in a `<dl>`. */
export function SumLine({ name, amount, format = formatMoney, className }: SumLineProps) {
  return (
    <div className={classNames('flex flex-wrap justify-between gap-x-4 py-0.5', className)}>
      <dt>{name}</dt>
      <dd className="ml-auto">{format(amount)}</dd>
    </div>
  )
}
