import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine'
import { useEffect, useState } from 'react'
import {
  type Costs,
  emptyCosts,
  toMonthlyCosts,
  totalOfCosts,
} from '../../../features/spending-form/costs.ts'
import { SpendingFields } from '../../../features/spending-form/spending-fields.tsx'
import { useSessionState, useSessionStore } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { localToday } from '../browser-dashboard.ts'
import { browserStorage } from '../effects/browser-storage.ts'
import { linkedAccountIds, loadLinkedSpend } from './linked-spend.ts'

type WalletSourceProps = {
  /** Costs that came with the address, or null. */
  shared: Costs | null
  hasSpend: boolean
  onSpend: (spend: WalletSpend) => void
}

/** Where the spending comes from: a typed month, or the accounts that are linked. */
export function WalletSource({ shared, hasSpend, onSpend }: WalletSourceProps) {
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    const saved = browserStorage.read()
    const known = shared ?? saved.costs ?? saved.typed
    if (known !== null && totalOfCosts(known) > 0) {
      setCosts(known)
      onSpend(typedSpend(known))
    }
  }, [])
  return (
    <div data-print="hide" className="mt-6 max-w-text">
      <LinkedChoice onSpend={onSpend} />
      <details open={!hasSpend}>
        <summary className="min-h-11 py-2 font-medium">Your monthly spending</summary>
        <SpendingFields
          formId="wallet-spending"
          costs={costs}
          onChange={setCosts}
          onSubmit={() => onSpend(typedSpend(costs))}
          isBusy={false}
        >
          <Button type="submit" className="mt-3" disabled={totalOfCosts(costs) === 0}>
            Find my wallet
          </Button>
        </SpendingFields>
      </details>
    </div>
  )
}

type Loading = 'idle' | 'loading' | 'failed'

function LinkedChoice({ onSpend }: Pick<WalletSourceProps, 'onSpend'>) {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [count, setCount] = useState(0)
  const [loading, setLoading] = useState<Loading>('idle')
  useEffect(() => setCount(status === 'signed-in' ? linkedAccountIds().length : 0), [status])
  if (count === 0) {
    return null
  }
  const load = async () => {
    setLoading('loading')
    await loadLinkedSpend(leave).then(
      (spend) => {
        onSpend(spend)
        setLoading('idle')
      },
      () => setLoading('failed'),
    )
  }
  return (
    <div className="mb-3">
      <Button variant="secondary" busy={loading === 'loading'} onClick={() => void load()}>
        Use the spending of {count === 1 ? 'my linked account' : `my ${count} linked accounts`}
      </Button>
      {loading === 'failed' && (
        <p role="alert" className="mt-2 font-medium text-brick">
          Your spending could not be loaded. Please try again, or type a month.
        </p>
      )}
    </div>
  )
}

function typedSpend(costs: Costs): WalletSpend {
  return {
    kind: 'typed',
    costs: toMonthlyCosts(costs),
    window: presetWindow(DEFAULT_DATE_TYPE, localToday()),
  }
}
