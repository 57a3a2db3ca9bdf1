import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { Band } from './band.tsx'
import type { CatalogStats } from './catalog-stats.ts'
import { FindButton } from './find-button.tsx'

export function CatalogStatsPanel({ stats }: { stats: CatalogStats }) {
  return (
    <Band id="Ledger" titleId="ledger-title">
      <div className="grid items-center gap-8 menu:grid-cols-2 menu:gap-16">
        <div>
          <h2 id="ledger-title">Our data today</h2>
          <p className="mt-3 mb-6 max-w-text text-ink-soft">
            Our card facts come from open data sets, not from the banks. Every card page lists its sources and
            their dates.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <FindButton />
            <Link to={pagePaths.cards}>See every card</Link>
          </div>
        </div>
        <div className="panel min-w-0 px-6 py-5">
          <dl>
            {stats.rows.map(({ label, value, isStated }) => (
              <div
                key={label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline py-3"
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className={isStated ? 'figures text-right font-semibold' : 'text-right text-ink-soft'}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <div className="rule-double" />
          <p className="figures mt-3 text-sm text-ink-soft">{stats.smallPrint}</p>
        </div>
      </div>
    </Band>
  )
}
