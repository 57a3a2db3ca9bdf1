import { formatDollars } from '../../lib/format-dollars.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useWalletState } from './use-wallet-store.ts'
import { isOutdated } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type StoreProps = { store: WalletStore }

/** Fades in late, because most searches finish right away. It has a place of its own, so that nothing moves. */
export function SearchProgress({ store }: StoreProps) {
  const progress = useWalletState(store, (state) => state.progress)
  return progress === null ? null : (
    <div className="flex min-w-0 max-w-80 flex-1 animate-late flex-wrap items-end gap-x-4 gap-y-2">
      <ProgressBar
        label="Comparing wallets"
        value={Math.round(progress * 100)}
        className="min-w-0 flex-1 basis-32 [&_span]:truncate"
      />
      <Button variant="secondary" size="small" onClick={store.cancel}>
        Cancel
      </Button>
    </div>
  )
}

/** What went wrong, or what to do first. The same words for screen readers. */
export function SearchStatus({ store }: StoreProps) {
  const found = useWalletState(store, (state) => state.found)
  const isLoading = useWalletState(store, (state) => state.catalog === null || state.progress !== null)
  const isEmpty = useWalletState(store, (state) => state.catalog !== null && state.spend === null)
  const isFailed = useWalletState(store, (state) => state.isFailed)
  const isCanceled = useWalletState(store, (state) => state.isCanceled)
  return (
    <>
      <Announcement store={store} />
      {isFailed && (
        <div role="alert" className="mb-6">
          <p className="font-medium text-brick">
            We couldn’t calculate your wallet. Your entries are still here.
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
            {found !== null && ' Showing your previous result.'}
          </p>
          <Button variant="secondary" size="small" onClick={() => void store.retry()}>
            Search again
          </Button>
        </div>
      )}
      {found === null && isLoading && !isFailed && (
        <div role="status" aria-label="Loading your wallet">
          <SkeletonLines lines={8} />
        </div>
      )}
      {isEmpty && !isFailed && (
        <EmptyState title="Your best cards will show up here">Enter a typical month to start.</EmptyState>
      )}
    </>
  )
}

function Announcement({ store }: StoreProps) {
  const total = useWalletState(store, (state) =>
    isOutdated(state) ? null : (state.found?.answer.best.total ?? null),
  )
  return (
    <p role="status" className="sr-only">
      {total !== null && `Best wallet found: ${formatDollars(total / 100)}.`}
    </p>
  )
}
