import { type CostName, costFields, type MonthlyCosts, shortFormNames } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { pitch } from '../../content/home-sections.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import { amountText } from './answer.ts'

/** Headline, pitch and the amounts. */
export function Hero({ titleId, costs }: { titleId: string; costs: MonthlyCosts }) {
  return (
    <>
      <h1 id={titleId} className="text-2xl narrow:text-4xl">
        {sentences.maximizeYourRewards}
      </h1>
      <p className="mt-2 mb-4 max-w-text narrow:mb-6">{pitch}</p>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">Your typical month</p>
        <p className="text-sm text-ink-soft">
          or <Link to={pagePaths.dashboard}>link accounts</Link> ·{' '}
          <Link to={pagePaths.statements}>import</Link>
        </p>
      </div>
      <AmountFields costs={costs} />
    </>
  )
}

/** The six amounts, filled in. */
export function AmountFields({ costs }: { costs: MonthlyCosts }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))] gap-2 chart:grid-cols-3 chart:gap-3">
      {shortFormNames.map((name) => (
        <AmountField key={name} name={name} amount={costs[name]} />
      ))}
    </div>
  )
}

function AmountField({ name, amount }: { name: CostName; amount: number }) {
  return (
    <div className="min-w-0">
      <label htmlFor={`amount-${name}`} className="block text-sm font-medium">
        {costFields[name].shortLabel}
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
