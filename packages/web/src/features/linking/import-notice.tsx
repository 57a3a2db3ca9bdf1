import { Hourglass } from 'lucide-react'

/** Always rendered, so that new content is announced. */
export function ImportNotice({ names }: { names: readonly string[] }) {
  return (
    <div role="status" data-print="hide">
      {names.length > 0 && (
        <p className="mt-4 flex gap-3 rounded-control border border-rule bg-paper-sunk px-4 py-3">
          <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
          <span>
            Still importing from {listOf(names)}. Your results include what we’ve received so far and update
            automatically.
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
