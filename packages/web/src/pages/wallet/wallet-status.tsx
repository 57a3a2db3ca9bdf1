import { formatDollars } from '../../lib/format-dollars.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchCanceled, SearchFailure, SearchProgress } from '../../ui/search-status.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useWalletState } from './use-wallet-store.ts'
import { isOutdated } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type StoreProps = { store: WalletStore }

export function WalletProgress({ store }: StoreProps) {
  const progress = useWalletState(store, (state) => state.progress)
  return (
    progress !== null && (
      <SearchProgress label="Comparing wallets" progress={progress} onCancel={store.cancel} />
    )
  )
}

/** What went wrong, or what to do first. The same words for screen readers. */
export function WalletStatus({ store }: StoreProps) {
  const found = useWalletState(store, (state) => state.found)
  const isLoading = useWalletState(store, (state) => state.catalog === null || state.progress !== null)
  const isEmpty = useWalletState(store, (state) => state.catalog !== null && state.spend === null)
  const isFailed = useWalletState(store, (state) => state.isFailed)
  const isCanceled = useWalletState(store, (state) => state.isCanceled)
  return (
    <>
      <Announcement store={store} />
      {isFailed && (
        <SearchFailure
          text="We couldn’t calculate your wallet. Your entries are still here."
          onRetry={() => void store.retry()}
        />
      )}
      {isCanceled && (
        <SearchCanceled previous={found === null ? null : 'result'} onRetry={() => void store.retry()} />
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
