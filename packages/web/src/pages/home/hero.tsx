import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { pitch, steps } from '../../content/home-sections.ts'

/** Headline, pitch and the three steps, above the amounts. */
export function HeroIntro({ titleId }: { titleId: string }) {
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
      <p className="mb-3 font-semibold">Your spending in a typical month</p>
    </>
  )
}

/** Other ways to share spending. */
export function HeroMore() {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Free, no sign-up. Or <Link to={pagePaths.dashboard}>link accounts</Link> or{' '}
      <Link to={pagePaths.statements}>import statements</Link>.
    </p>
  )
}
