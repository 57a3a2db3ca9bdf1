import type { MonthlyCosts } from '@cardsight/contract/costs'
import { type ContextSlug, pagePaths } from '@cardsight/contract/paths'
import {
  Award,
  BriefcaseBusiness,
  Fuel,
  GraduationCap,
  type LucideIcon,
  Luggage,
  Plane,
  ShoppingCart,
  Sprout,
  Ticket,
  Utensils,
} from 'lucide-react'
import { useNavigation } from 'react-router'
import { contextLabels } from '../../content/menus.ts'
import { contextSlugs, landingPath, withCosts } from '../../features/ranking/landing-address.ts'
import { landingText } from '../../features/ranking/landing-text.ts'
import { LinkButton } from '../../ui/button.tsx'

export function FindBanner() {
  return (
    <section
      aria-labelledby="find-title"
      className="border-y border-hairline bg-evergreen-tint"
      data-print="hide"
    >
      <div className={bannerClasses}>
        <div className="min-w-0 max-w-text">
          <h2 id="find-title" className="text-xl">
            {landingText.findTitle}
          </h2>
          <p>{landingText.findText}</p>
        </div>
        <LinkButton to={pagePaths.dashboard} variant="secondary">
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
      <div className={bannerClasses}>
        <div className="min-w-0 max-w-text">
          <h2 id="closing-title" className="text-xl">
            {landingText.closingTitle}
          </h2>
          <p>{landingText.closingText}</p>
        </div>
        <LinkButton
          to={`${pagePaths.dashboard}?${withCosts(new URLSearchParams(), costs)}`}
          variant="secondary"
        >
          {landingText.closingAction}
        </LinkButton>
      </div>
    </section>
  )
}

const bannerClasses =
  'mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-4 px-4 py-6 narrow:px-6 narrow:py-10'

const icons: Readonly<Record<ContextSlug, LucideIcon>> = {
  'college-students': GraduationCap,
  'limited-credit': Sprout,
  'frequent-travelers': Plane,
  'business-owners': BriefcaseBusiness,
  'grocery-shopping-spend': ShoppingCart,
  'entertainment-and-recreation-spend': Ticket,
  'travel-spend': Luggage,
  'gas-and-fuel-spend': Fuel,
  'dining-and-entertainment-spend': Utensils,
}

const pages: readonly (ContextSlug | null)[] = [null, ...contextSlugs]

/** Links to all pages; the current one is marked. */
export function DiscoveryBanner({ slug }: { slug: ContextSlug | null }) {
  const goingTo = useNavigation().location?.pathname
  return (
    <section
      aria-labelledby="discover-title"
      className="border-t border-hairline bg-paper-sunk"
      data-print="hide"
    >
      <div className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-10">
        <h2 id="discover-title" className="text-xl">
          {landingText.discover}
        </h2>
        <ul className="mt-4 flex list-none flex-wrap gap-2">
          {pages.map((page) => (
            <li key={page}>
              <LinkButton
                to={landingPath(page)}
                variant="secondary"
                // The page scrolls by itself once the cards of the other context are loaded.
                preventScrollReset
                {...(page === slug && { 'aria-current': 'page' })}
                {...(goingTo === landingPath(page) && page !== slug && { 'aria-busy': true })}
                className="aria-[current=page]:border-evergreen aria-[current=page]:bg-evergreen-tint"
              >
                <PageIcon page={page} />
                {page === null ? landingText.currentBestCards : contextLabels[page]}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function PageIcon({ page }: { page: ContextSlug | null }) {
  const Icon = page === null ? Award : icons[page]
  return <Icon aria-hidden="true" className="size-5 text-evergreen" />
}
