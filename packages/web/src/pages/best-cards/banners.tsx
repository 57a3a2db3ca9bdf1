import { type MonthlyCosts, pagePaths } from '@cardsight/contract'
import { LinkButton } from '../../ui/button.tsx'
import { withCosts } from './costs-query.ts'
import { landingWords } from './landing-words.ts'

export function FindBanner() {
  return (
    <section
      aria-labelledby="find-title"
      className="border-y border-hairline bg-evergreen-tint"
      data-print="hide"
    >
      <div className={bannerClasses}>
        <div className="min-w-0 max-w-text">
          <h2 id="find-title">{landingWords.findTitle}</h2>
          <p className="mt-2">{landingWords.findText}</p>
        </div>
        <LinkButton to={pagePaths.dashboard} size="large">
          {landingWords.findAction}
        </LinkButton>
      </div>
    </section>
  )
}

/** Takes the page's spending along. */
export function ClosingBanner({ costs }: { costs: MonthlyCosts }) {
  return (
    <section aria-labelledby="closing-title" className="on-ink" data-print="hide">
      <div className={`${bannerClasses} narrow:py-16`}>
        <div className="min-w-0 max-w-text">
          <h2 id="closing-title">{landingWords.closingTitle}</h2>
          <p className="mt-3">{landingWords.closingText}</p>
        </div>
        <LinkButton
          to={`${pagePaths.dashboard}?${withCosts(new URLSearchParams(), costs)}`}
          variant="secondary"
          size="large"
        >
          {landingWords.closingAction}
        </LinkButton>
      </div>
    </section>
  )
}

const bannerClasses =
  'mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-6 px-4 py-10 narrow:px-6'
