import type { Profile } from '@cardsight/contract/profile'
import { useSyncExternalStore } from 'react'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { WalletForm } from '../../features/wallet/wallet-form.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { FoundWallet } from './found-wallet.tsx'
import type { WalletState } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type WalletWorkspaceProps = {
  store: WalletStore
  profile: Profile
  onProfile: (profile: Profile) => void
  /** Called with all cards that the user has after each change. */
  onOwned?: (cardIds: readonly string[]) => void
}

/** The settings form on the left, and the result on the right, with what it assumes about the user. */
export function WalletWorkspace({ store, profile, onProfile, onOwned }: WalletWorkspaceProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { catalog, settings, limits, found } = state
  if (catalog === null) {
    return state.isFailed ? <Failure store={store} /> : <Loading />
  }
  return (
    <div className="mt-8 grid items-start gap-8 menu:grid-cols-[20rem_minmax(0,1fr)] print:block">
      <div
        data-print="hide"
        className="panel p-4 narrow:p-5 menu:sticky menu:top-6 menu:max-h-[calc(100dvh-3rem)] menu:overflow-y-auto"
      >
        <WalletForm
          catalog={catalog}
          settings={settings}
          onSettings={(changed) => {
            if (changed.owned !== settings.owned) {
              onOwned?.(changed.owned)
            }
            void store.setSettings(changed)
          }}
          limits={limits}
          onLimits={(changed) => void store.setLimits(changed)}
        />
      </div>
      <div className="min-w-0">
        <p role="status" className="sr-only">
          {found !== null &&
            !isOutdated(state) &&
            `Best wallet found: ${formatMoney(found.answer.best.total / 100)}.`}
        </p>
        <div className="mb-6">
          <ProfilePanel
            profile={profile}
            options={catalog.profileOptions}
            onChange={onProfile}
            isBusy={state.progress !== null}
          />
        </div>
        <SearchStatus {...{ state, store }} />
        {found !== null && (
          <div
            aria-busy={state.progress !== null}
            className={isOutdated(state) ? 'opacity-60 transition-opacity' : 'transition-opacity'}
          >
            <FoundWallet {...{ state, catalog, found, store }} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Returns true if the shown result is for an earlier input. */
function isOutdated({ progress, isCanceled, isFailed }: WalletState): boolean {
  return progress !== null || isCanceled || isFailed
}

/** Progress, error or empty state, shown above the result. */
function SearchStatus({ state, store }: { state: WalletState; store: WalletStore }) {
  const { found, progress, spend } = state
  if (progress !== null) {
    return <Searching progress={progress} hasAnswer={found !== null} onCancel={store.cancel} />
  }
  if (state.isFailed) {
    return <Failure store={store} />
  }
  if (state.isCanceled) {
    return (
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-medium">
          Search canceled.
          {found !== null && ' Showing your previous result.'}
        </p>
        <Button variant="secondary" size="small" onClick={() => void store.retry()}>
          Search again
        </Button>
      </div>
    )
  }
  return spend === null ? (
    <EmptyState title="Your best cards will show up here">Enter a typical month to start.</EmptyState>
  ) : null
}

type SearchingProps = { progress: number; hasAnswer: boolean; onCancel: () => void }

/** Fades in late, because most searches finish right away. */
function Searching({ progress, hasAnswer, onCancel }: SearchingProps) {
  return (
    <>
      <div className="mb-6 flex animate-late items-end gap-4">
        <ProgressBar label="Comparing wallets" value={Math.round(progress * 100)} className="flex-1" />
        <Button variant="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {!hasAnswer && <SkeletonLines lines={10} />}
    </>
  )
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading cards"
      className="mt-8 grid gap-8 menu:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="panel p-4 narrow:p-5">
        <SkeletonLines lines={8} />
      </div>
      <SkeletonLines lines={10} />
    </div>
  )
}

function Failure({ store }: { store: WalletStore }) {
  return (
    <div role="alert" className="mt-4 mb-6">
      <p className="font-medium text-brick">
        We couldn’t calculate your wallet. Your entries are still here.
      </p>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void store.retry()}>
        Try again
      </Button>
    </div>
  )
}
