import type { CostName, MonthlyCosts } from '@cardsight/contract/costs'
import { ChevronDown } from 'lucide-react'
import { shortCostLabels } from '../../content/short-cost-labels.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import { amountNames, amountText } from './filled-in.ts'

const FIRST_COUNT = 3

/** The six amounts, filled in. Phones show three; the others open below them. */
export function AmountFields({ costs }: { costs: MonthlyCosts }) {
  return (
    <>
      <div className={gridClasses}>
        {amountNames.slice(0, FIRST_COUNT).map((name) => (
          <AmountField key={name} name={name} amount={costs[name]} />
        ))}
      </div>
      <details className="group/more mt-2 chart:mt-3 chart:[&::details-content]:block chart:[&::details-content]:[content-visibility:visible]">
        <summary className={summaryClasses}>
          More: travel, recreation and other
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform group-open/more:rotate-180"
          />
        </summary>
        <div className={gridClasses}>
          {amountNames.slice(FIRST_COUNT).map((name) => (
            <AmountField key={name} name={name} amount={costs[name]} />
          ))}
        </div>
      </details>
    </>
  )
}

function AmountField({ name, amount }: { name: CostName; amount: number }) {
  return (
    <div className="min-w-0">
      <label htmlFor={`amount-${name}`} className="block text-sm font-medium">
        {shortCostLabels[name]}
        <span className="sr-only"> in dollars a month</span>
      </label>
      <div className="relative mt-1">
        <span aria-hidden="true" className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
          $
        </span>
        <input
          id={`amount-${name}`}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          defaultValue={amountText(amount)}
          // Room for the bar at the bottom edge of a phone, which must not cover the field in focus.
          className={classNames(controlClasses, 'figures scroll-mb-28 pl-7 text-right font-medium')}
        />
      </div>
    </div>
  )
}

const gridClasses = 'grid grid-cols-3 gap-2 chart:gap-3'

const summaryClasses =
  'inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-evergreen hover:text-evergreen-deep supports-[selector(::details-content)]:chart:hidden [&::-webkit-details-marker]:hidden'
