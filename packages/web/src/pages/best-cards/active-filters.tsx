import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { LandingFilter } from '../../content/card-filters.ts'

type ActiveFiltersProps = {
  filters: readonly LandingFilter[]
  addressWithout: (filter: LandingFilter) => string
  onGone: () => void
}

/** The active filters, each removable with one click; links, so that it works without a script. */
export function ActiveFilters({ filters, addressWithout, onGone }: ActiveFiltersProps) {
  return (
    filters.length > 0 && (
      <ul aria-label="Active filters" className="mt-3 flex list-none flex-wrap gap-2" data-print="hide">
        {filters.map((filter) => (
          <li key={filter}>
            <Link to={addressWithout(filter)} preventScrollReset onClick={onGone} className={chipClasses}>
              <span className="sr-only">Remove filter </span>
              {filter}
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}

const chipClasses =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control border border-evergreen bg-evergreen-tint px-3 text-sm font-medium hover:border-ink narrow:min-h-8'
