import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type DirectoryQuery,
  directoryFilters,
  directoryPath,
  PAGE_ROWS,
  withFilter,
} from './directory-query.ts'

/** Filters as links, so that they work without a script. They stay at the top of the window. */
export function FilterChips({ query }: { query: DirectoryQuery }) {
  const { filters, hasClosed } = query
  return (
    <nav
      aria-label="Filters"
      data-print="hide"
      className="sticky top-0 z-20 -mx-4 mt-4 overflow-x-auto border-b border-hairline bg-paper px-4 py-3 narrow:-mx-6 narrow:px-6"
    >
      <ul className="flex list-none gap-2 menu:flex-wrap">
        <Chip query={{ ...query, hasClosed: !hasClosed, show: PAGE_ROWS }} isOn={!hasClosed}>
          Open to new applicants
        </Chip>
        {directoryFilters.map((filter) => (
          <Chip key={filter} query={withFilter(query, filter)} isOn={filters.includes(filter)}>
            {filter}
          </Chip>
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { query: DirectoryQuery; isOn: boolean; children: ReactNode }

function Chip({ query, isOn, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={directoryPath(query)}
        replace
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-hairline bg-panel px-3 text-sm font-medium whitespace-nowrap hover:border-ink aria-current:border-evergreen aria-current:bg-evergreen-tint aria-current:text-evergreen-deep narrow:min-h-8"
      >
        {isOn && <span className="sr-only">Remove filter: </span>}
        {children}
        {isOn && <X aria-hidden="true" className="size-4 shrink-0" />}
      </Link>
    </li>
  )
}
