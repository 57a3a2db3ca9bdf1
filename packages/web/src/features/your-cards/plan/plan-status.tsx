import { formatDollars } from '../../../lib/format-dollars.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { PlanStore } from './plan-store.ts'
import { usePlanState } from './use-plan.ts'

type StoreProps = { store: PlanStore }

/** Fades in late, because many searches finish right away. It has a place of its own, so that nothing moves. */
export function PlanProgress({ store }: StoreProps) {
  const progress = usePlanState(store, (state) => state.progress)
  return (
    progress !== null && (
      <div className="flex min-w-0 max-w-96 flex-1 animate-late items-end gap-3">
        <ProgressBar
          label="Planning"
          value={Math.round(progress * 100)}
          className="min-w-0 flex-1 [&_span:first-child]:truncate"
        />
        <Button variant="secondary" size="small" onClick={store.cancel}>
          Cancel
        </Button>
      </div>
    )
  )
}

/** What went wrong, or that it takes a moment. The same words for screen readers. */
export function PlanStatus({ store }: StoreProps) {
  const hasFound = usePlanState(store, ({ found }) => found !== null)
  const isFailed = usePlanState(store, (state) => state.isFailed)
  const isCanceled = usePlanState(store, (state) => state.isCanceled)
  return (
    <>
      <Announcement store={store} />
      {isFailed && (
        <div role="alert" className="mb-6">
          <p className="font-medium text-brick">
            We couldn’t calculate your plan. Your cards and settings are still here.
          </p>
          <Button variant="secondary" size="small" className="mt-2" onClick={() => void store.retry()}>
            Try again
          </Button>
        </div>
      )}
      {isCanceled && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="font-medium">
            Search canceled.
            {hasFound && ' Showing your previous plan.'}
          </p>
          <Button variant="secondary" size="small" onClick={() => void store.retry()}>
            Search again
          </Button>
        </div>
      )}
      {!(hasFound || isFailed || isCanceled) && (
        <div role="status" aria-label="Loading your plan">
          <SkeletonLines lines={8} />
        </div>
      )}
    </>
  )
}

function Announcement({ store }: StoreProps) {
  const text = usePlanState(store, ({ found, progress }) =>
    found === null || progress !== null
      ? ''
      : `Plan found: ${found.answer.steps.length} new cards, worth ${formatDollars(found.answer.value.total)}.`,
  )
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
