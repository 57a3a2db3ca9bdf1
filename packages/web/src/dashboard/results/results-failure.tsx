import { CircleAlert, Hourglass } from 'lucide-react'
import { useIsOnline } from '../../lib/use-browser-state.ts'
import { Button } from '../../ui/button.tsx'
import type { Dispatch } from '../dashboard-store.ts'

/** Shown instead of results that couldn't be loaded. */
export function ResultsFailure({ message, dispatch }: { message: string; dispatch: Dispatch }) {
  return (
    <div className="max-w-text">
      <h1>We couldn’t load your results</h1>
      <p role="alert" className="mt-4 flex gap-3 text-base">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-brick" />
        {message}
      </p>
      <p className="mt-2 text-ink-soft">Your amounts are saved in this browser. Nothing was lost.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => dispatch({ type: 'retry-asked' })}>Try again</Button>
        <Button variant="secondary" onClick={() => dispatch({ type: 'step-asked', step: 0 })}>
          Back to your spending
        </Button>
      </div>
    </div>
  )
}

/** Shown while a bank is still sending data; the results load automatically. */
export function ResultsOnTheirWay({ message, dispatch }: { message: string; dispatch: Dispatch }) {
  return (
    <div className="max-w-text">
      <h1>Your results are on their way</h1>
      <p role="status" className="mt-4 flex gap-3 text-base">
        <Hourglass aria-hidden="true" className="mt-1 size-5 shrink-0 text-evergreen" />
        {message}
      </p>
      <Button variant="secondary" className="mt-6" onClick={() => dispatch({ type: 'step-asked', step: 0 })}>
        Back to your spending
      </Button>
    </div>
  )
}

/** Shown above results that couldn't be updated, but not while there's no connection: the page says so itself. */
export function RefreshNotice({ dispatch }: { dispatch: Dispatch }) {
  return useIsOnline() ? <NotUpdated dispatch={dispatch} /> : null
}

/** Shown above the last results, which the browser has stored, while there's no connection. */
export function OfflineNotice() {
  return (
    <div role="status" data-print="hide">
      {!useIsOnline() && (
        <p className={`mt-4 ${noticeClasses}`}>You’re offline. These are your last results.</p>
      )}
    </div>
  )
}

const noticeClasses = 'rounded-control border border-rule bg-paper-sunk px-4 py-2'

function NotUpdated({ dispatch }: { dispatch: Dispatch }) {
  return (
    <div
      role="status"
      data-print="hide"
      className={`mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${noticeClasses}`}
    >
      <p>We couldn’t update these results just now.</p>
      <Button variant="secondary" size="small" onClick={() => dispatch({ type: 'retry-asked' })}>
        Try again
      </Button>
    </div>
  )
}
