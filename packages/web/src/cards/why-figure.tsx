import { formatMoney } from '../lib/format-money.ts'
import { classNames } from '../ui/class-names.ts'

export type WhyFigureProps = {
  amount: number
  /** Name of the amount, such as 'Annual Fee'. */
  name: string
  onAsk?: (() => void) | undefined
  className?: string
}

/** An amount that opens its explanation on click. */
export function WhyFigure({ amount, name, onAsk, className }: WhyFigureProps) {
  const figure = formatMoney(amount)
  if (onAsk === undefined) {
    return <span className={classNames('figures', className)}>{figure}</span>
  }
  return (
    <button
      type="button"
      onClick={onAsk}
      aria-label={`${figure}, ${name}: why?`}
      aria-haspopup="dialog"
      className={classNames('why-figure figures', className)}
    >
      {figure}
    </button>
  )
}

/** The number on a card that the user clicked for an explanation. */
export type WhyFocus = 'reward' | 'bonus' | 'fee' | 'total' | { readonly category: string }
