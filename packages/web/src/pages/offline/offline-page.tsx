/** Shown by the service worker instead of any page while offline; works without a script. */
export function OfflinePage() {
  return (
    <section className="mx-auto flex max-w-text flex-col items-center px-4 py-16 text-center narrow:px-6">
      <ClosedLedger />
      <h1 className="mt-6">No connection</h1>
      <p className="mt-3 text-base text-ink-soft">
        You’re offline, so we can’t load this page. Your saved data is safe. Try again when you’re back
        online.
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL, whichever page was requested */}
      <a href="" className="button mt-8" data-variant="primary" data-size="medium">
        Try again
      </a>
    </section>
  )
}

function ClosedLedger() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="h-24 w-30 fill-none stroke-ink stroke-[1.5]">
      <path d="M28 8h60a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H28z" className="fill-evergreen-tint" />
      <path d="M38 8v82M42 8v82" className="stroke-evergreen stroke-1" />
      <path d="M52 26h32v18H52z" className="fill-panel" />
      <path d="M58 33h20M58 37h12M94 80H34a6 6 0 0 0 0 10" />
      <path d="m60 60 16 16M76 60 60 76" className="stroke-2" />
    </svg>
  )
}
