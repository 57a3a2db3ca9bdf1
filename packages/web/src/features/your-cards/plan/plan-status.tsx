import { formatDollars } from '../../../lib/format-dollars.ts'
import { SearchCanceled, SearchFailure, SearchProgress } from '../../../ui/search-status.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { PlanStore } from './plan-store.ts'
import { usePlanState } from './use-plan.ts'

type StoreProps = { store: PlanStore }

export function PlanProgress({ store }: StoreProps) {
  const progress = usePlanState(store, (state) => state.progress)
  return progress !== null && <SearchProgress label="Planning" progress={progress} onCancel={store.cancel} />
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
        <SearchFailure
          text="We couldn’t calculate your plan. Your cards and settings are still here."
          onRetry={() => void store.retry()}
        />
      )}
      {isCanceled && (
        <SearchCanceled previous={hasFound ? 'plan' : null} onRetry={() => void store.retry()} />
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
