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
      className={classNames(
        'figures -my-2.5 inline-flex min-h-11 min-w-6 items-center justify-end underline decoration-edge decoration-dotted underline-offset-4 hover:text-evergreen hover:decoration-solid narrow:my-0 narrow:min-h-6',
        className,
      )}
    >
      {figure}
    </button>
  )
}
