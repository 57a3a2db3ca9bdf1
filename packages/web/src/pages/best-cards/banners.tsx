import type { MonthlyCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { LinkButton } from '../../ui/button.tsx'
import { withCosts } from './costs-query.ts'
import { landingText } from './landing-text.ts'

export function FindBanner() {
  return (
    <section
      aria-labelledby="find-title"
      className="border-y border-hairline bg-evergreen-tint"
      data-print="hide"
    >
      <div className={bannerClasses}>
        <div className="min-w-0 max-w-text">
          <h2 id="find-title">{landingText.findTitle}</h2>
          <p className="mt-2">{landingText.findText}</p>
        </div>
        <LinkButton to={pagePaths.dashboard} size="large">
          {landingText.findAction}
        </LinkButton>
      </div>
    </section>
  )
}

/** Carries the page's spending over. */
export function ClosingBanner({ costs }: { costs: MonthlyCosts }) {
  return (
    <section aria-labelledby="closing-title" className="on-ink" data-print="hide">
      <div className={`${bannerClasses} narrow:py-16`}>
        <div className="min-w-0 max-w-text">
          <h2 id="closing-title">{landingText.closingTitle}</h2>
          <p className="mt-3">{landingText.closingText}</p>
        </div>
        <LinkButton
          to={`${pagePaths.dashboard}?${withCosts(new URLSearchParams(), costs)}`}
          variant="secondary"
          size="large"
        >
          {landingText.closingAction}
        </LinkButton>
      </div>
    </section>
  )
}

const bannerClasses =
  'mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-6 px-4 py-10 narrow:px-6'
