const SHOWN_CHIPS = 3

/** The first features as chips, and the others on demand. */
export function FeatureChips({ names }: { names: readonly string[] }) {
  const [first, others] = [names.slice(0, SHOWN_CHIPS), names.slice(SHOWN_CHIPS)]
  return (
    names.length > 0 && (
      <div className="mt-3 flex flex-wrap items-start gap-1.5 text-sm">
        <Chips names={first} />
        {others.length > 0 && (
          <details className="group/chips open:basis-full">
            <summary className="inline-flex min-h-6 list-none items-center px-1 font-medium text-link underline underline-offset-4 [&::-webkit-details-marker]:hidden">
              <span className="group-open/chips:hidden">{others.length} more</span>
              <span className="hidden group-open/chips:inline">Fewer</span>
            </summary>
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <Chips names={others} />
            </div>
          </details>
        )}
      </div>
    )
  )
}

function Chips({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <span key={name} className="rounded-full bg-paper-sunk px-2.5 py-0.5">
      {name}
    </span>
  ))
}
