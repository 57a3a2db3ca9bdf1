import type { MonthlyCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { pitch, steps } from '../../content/home-sections.ts'
import { AmountFields } from './amount-fields.tsx'

/** Headline, pitch, the three steps and the amounts. */
export function Hero({ titleId, costs }: { titleId: string; costs: MonthlyCosts }) {
  return (
    <>
      <h1 id={titleId} className="text-3xl narrow:text-4xl">
        {sentences.maximizeYourRewards}
      </h1>
      <p className="mt-3 max-w-text text-lg">{pitch}</p>
      <ol className="mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {steps.map(({ title }, index) => (
          <li key={title} className="flex items-baseline gap-1.5">
            <span aria-hidden="true" className="figures font-serif font-semibold text-evergreen">
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">Your spending in a typical month</p>
        <p className="text-sm text-ink-soft">
          or <Link to={pagePaths.dashboard}>link accounts</Link> ·{' '}
          <Link to={pagePaths.statements}>import statements</Link>
        </p>
      </div>
      <AmountFields costs={costs} />
    </>
  )
}
