import { useSyncExternalStore } from 'react'
import { WalletForm } from '../../../features/wallet/wallet-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { FoundWallet } from './found-wallet.tsx'
import type { WalletState, WalletStore } from './wallet-store.ts'

/** What is asked of a wallet on one side, and the answer on the other. */
export function WalletDesk({ store }: { store: WalletStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { shelf, settings, limits, answer } = state
  if (shelf === null) {
    return state.isFailed ? <Failure store={store} /> : <SkeletonLines lines={6} className="mt-8" />
  }
  const inQuestion = [...settings.held, ...(answer?.best.cards.map(({ cardId }) => cardId) ?? [])]
  return (
    <div className="mt-8 grid gap-8 menu:grid-cols-[20rem_minmax(0,1fr)]">
      <div data-print="hide" className="panel self-start p-4 narrow:p-5">
        <WalletForm
          shelf={shelf}
          settings={settings}
          onSettings={(changed) => void store.setSettings(changed)}
          limits={limits}
          onLimits={(changed) => void store.setLimits(changed)}
          cardIds={inQuestion}
        />
      </div>
      <div className="min-w-0" aria-busy={state.progress !== null}>
        <Searching state={state} onCancel={store.cancel} />
        {state.isFailed && <Failure store={store} />}
        {answer !== null ? (
          <FoundWallet {...{ state, shelf, answer, store }} />
        ) : (
          state.progress === null &&
          !state.isFailed && (
            <p className="text-lg text-ink-soft">
              {state.spend === null
                ? 'Type what you spend in a month, and the best wallet for it stands here.'
                : 'The search was called off. Change anything to start it again.'}
            </p>
          )
        )}
      </div>
    </div>
  )
}

function Searching({ state: { progress, answer }, onCancel }: { state: WalletState; onCancel: () => void }) {
  // An answer that stands while its companions are looked up needs no bar.
  if (progress === null || answer !== null) {
    return null
  }
  return (
    <div className="flex items-end gap-4">
      <ProgressBar label="Weighing wallets" value={Math.round(progress * 100)} className="flex-1" />
      <Button variant="secondary" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

function Failure({ store }: { store: WalletStore }) {
  return (
    <div role="alert" className="mt-4">
      <p className="font-medium text-brick">The wallet could not be worked out. Nothing was lost.</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => void store.retry()}>
        Try again
      </Button>
    </div>
  )
}
