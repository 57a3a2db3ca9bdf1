import { storedThings } from './stored.ts'

export function StoredList() {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {storedThings.map(({ name, where, purpose, until }) => (
        <div key={name} className="py-4">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{name}</span>
            <span className="ledger-label text-ink-soft">{where}</span>
          </dt>
          <dd className="mt-1">{purpose}</dd>
          <dd className="text-ink-soft">Stored until {until}</dd>
        </div>
      ))}
    </dl>
  )
}
