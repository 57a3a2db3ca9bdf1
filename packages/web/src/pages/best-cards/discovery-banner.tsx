import type { ContextSlug } from '@cardsight/contract/paths'
import {
  Award,
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
import { contextLabels } from '../../content/context-labels.ts'
import { LinkButton } from '../../ui/button.tsx'
import { contextSlugs, landingPath } from './landing-path.ts'
import { landingText } from './landing-text.ts'

const icons: Readonly<Record<ContextSlug, LucideIcon>> = {
  'college-students': GraduationCap,
  'limited-credit': Sprout,
  'frequent-travelers': Plane,
  'grocery-shopping-spend': ShoppingCart,
  'entertainment-and-recreation-spend': Ticket,
  'travel-spend': Luggage,
  'gas-and-fuel-spend': Fuel,
  'dining-and-entertainment-spend': Utensils,
}

const pages: readonly (ContextSlug | null)[] = [null, ...contextSlugs]

/** Links to the nine pages; the current one is marked. */
export function DiscoveryBanner({ slug }: { slug: ContextSlug | null }) {
  const goingTo = useNavigation().location?.pathname
  return (
    <section
      aria-labelledby="discover-title"
      className="border-t border-hairline bg-paper-sunk"
      data-print="hide"
    >
      <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
        <h2 id="discover-title">{landingText.discover}</h2>
        <ul className="mt-6 flex list-none flex-wrap gap-3">
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
