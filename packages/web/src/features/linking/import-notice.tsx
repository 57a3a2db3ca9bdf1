import { Hourglass } from 'lucide-react'

/** Always in the page: what comes into a live region later is announced. */
export function ImportNotice({ names }: { names: readonly string[] }) {
  return (
    <div role="status" data-print="hide">
      {names.length > 0 && (
        <p className="mt-4 flex gap-3 rounded-control border border-rule bg-paper-sunk px-4 py-3">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
          <span>
            Still importing from {listOf(names)}. Results cover what has come in so far and refresh by
            themselves.
          </span>
        </p>
      )}
    </div>
  )
}

function listOf(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  return distinct.length > 1
    ? `${distinct.slice(0, -1).join(', ')} and ${distinct.at(-1)}`
    : (distinct[0] ?? '')
}
