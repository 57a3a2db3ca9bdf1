import { useEffect, useRef, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { linkedAccountIds, loadLinkedSpend } from './linked-spend.ts'

type Loading = 'idle' | 'loading' | 'failed'

type LinkedAccountsButtonProps = {
  onSpend: (spend: WalletSpend) => void
  /** Loads it without a press, once. */
  isAutomatic: boolean
}

/** Loads the spending of the user's linked accounts; renders nothing if there are none. */
export function LinkedAccountsButton({ onSpend, isAutomatic }: LinkedAccountsButtonProps) {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [count, setCount] = useState(0)
  const [loading, setLoading] = useState<Loading>('idle')
  useEffect(() => setCount(status === 'signed-in' ? linkedAccountIds().length : 0), [status])
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
  const hasLoaded = useRef(false)
  const loadOnce = useStable(() => {
    if (!hasLoaded.current) {
      hasLoaded.current = true
      void load()
    }
  })
  useEffect(() => {
    if (count > 0 && isAutomatic) {
      loadOnce()
    }
  }, [count, isAutomatic, loadOnce])
  return count === 0 ? null : (
    <div className="mb-3">
      <Button variant="secondary" busy={loading === 'loading'} onClick={() => void load()}>
        Use spending from {count === 1 ? 'my linked account' : `my ${count} linked accounts`}
      </Button>
      {loading === 'failed' && (
        <p role="alert" className="mt-2 font-medium text-brick">
          We couldn’t load your spending. Try again, or enter your monthly amounts.
        </p>
      )}
    </div>
  )
}
