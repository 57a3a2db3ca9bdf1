import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'

/** Where the facts come from, and how recent they are. */
export function CatalogSection({ stats }: { stats: string }) {
  return (
    <Band isPanel titleId="data-title">
      <h2 id="data-title">Our data today</h2>
      <p className="mt-3 font-serif text-2xl">{stats}</p>
      <p className="mt-3 max-w-text text-ink-soft">
        Our card facts come from open data sets, not from the banks. Every card page lists its sources and
        their dates.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <FindButton />
        <Link to={pagePaths.cards}>See every card</Link>
        <Link to={pagePaths.openData}>Download the data</Link>
      </div>
    </Band>
  )
}
