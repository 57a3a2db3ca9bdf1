import type { Ledger } from './ledger.ts'

export function LedgerPanel({ ledger }: { ledger: Ledger }) {
  return (
    <section aria-labelledby="ledger-title" className="panel min-w-0 px-6 py-5">
      <h2 id="ledger-title" className="text-xl">
        What the ledger holds today
      </h2>
      <dl className="mt-3">
        {ledger.rows.map(({ label, value, isStated }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-3"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className={isStated ? 'figures text-right font-semibold' : 'text-right text-ink-soft'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="rule-double" />
      <p className="figures mt-3 text-sm text-ink-soft">{ledger.smallPrint}</p>
    </section>
  )
}
