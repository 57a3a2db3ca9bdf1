import type { Overview } from '@cardsight/contract'
import type { ReactNode } from 'react'
import { formatDayLong } from '../../lib/format-date.ts'
import { ledgerRows, NOT_STATED } from './ledger-rows.ts'

/** What the product holds right now, as the API says it; without an answer it says that, too. */
export function LedgerPanel({ overview }: { overview: Overview | null }) {
  return (
    <section aria-labelledby="ledger-title" className="panel px-6 py-5">
      <h2 id="ledger-title" className="text-xl">
        What the ledger holds today
      </h2>
      <dl className="mt-3">
        {ledgerRows(overview).map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-t border-hairline py-3"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd
              className={
                value === NOT_STATED ? 'text-right text-ink-soft' : 'figures text-right font-semibold'
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="rule-double" />
      <SmallPrint>
        {overview === null
          ? 'The catalog is not answering at the moment. Nothing was lost; please look again in a little while.'
          : `Catalog ${overview.catalog.version}, published ${formatDayLong(overview.catalog.publishedAt.slice(0, 10))}.`}
      </SmallPrint>
    </section>
  )
}

function SmallPrint({ children }: { children: ReactNode }) {
  return <p className="figures mt-3 text-sm text-ink-soft">{children}</p>
}
