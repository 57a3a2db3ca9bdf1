import { useEffect, useRef, useState } from 'react'
import type { AccountsInRun } from '../../features/linking/banks.ts'
import { useStable } from '../../lib/use-stable.ts'
import { findLinkedAccounts, loadLinkedSpend } from '../../own-reports/linked-spend.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'

const none: AccountsInRun = { accountIds: [] }

export type LinkedSpend = Readonly<{
  /** Linked accounts; 0 until they're known. */
  count: number
  loading: 'idle' | 'loading' | 'failed'
  load: () => void
}>

/** The spending of the user's linked accounts. `isAutomatic` loads it without a press, once. */
export function useLinkedSpend(onSpend: (spend: WalletSpend) => void, isAutomatic: boolean): LinkedSpend {
  const { status } = useSessionState()
  const { leave } = useSessionStore()
  const [accounts, setAccounts] = useState<AccountsInRun>(none)
  const [loading, setLoading] = useState<LinkedSpend['loading']>('idle')
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
  const load = useStable(() => {
    setLoading('loading')
    loadLinkedSpend(accounts, leave).then(
      (spend) => {
        onSpend(spend)
        setLoading('idle')
      },
      () => setLoading('failed'),
    )
  })
  const hasLoaded = useRef(false)
  useEffect(() => {
    if (count > 0 && isAutomatic && !hasLoaded.current) {
      hasLoaded.current = true
      load()
    }
  }, [count, isAutomatic, load])
  return { count, loading, load }
}
