import { useEffect, useRef, useState } from 'react'
import type { AccountsInRun } from '../../features/linking/banks.ts'
import { useStable } from '../../lib/use-stable.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { findLinkedAccounts, loadLinkedSpend } from './linked-spend.ts'

const none: AccountsInRun = { accountIds: [] }

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
  const [accounts, setAccounts] = useState<AccountsInRun>(none)
  const [loading, setLoading] = useState<Loading>('idle')
  useEffect(() => {
    let isCurrent = true
    const show = (found: AccountsInRun) => isCurrent && setAccounts(found)
    if (status === 'signed-in') {
      findLinkedAccounts(leave).then(show, () => show(none))
    } else {
      show(none)
    }
    return () => {
      isCurrent = false
    }
  }, [status, leave])
  const count = accounts.accountIds.length
  const load = async () => {
    setLoading('loading')
    await loadLinkedSpend(accounts, leave).then(
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
