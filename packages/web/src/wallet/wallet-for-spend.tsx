import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { openWallets } from '../worker/open-workers.ts'
import type { WalletSpend } from '../worker/wallet-question.ts'
import { useWalletProfile, useWalletStore } from './use-wallet-store.ts'
import { WalletWorkspace } from './wallet-workspace.tsx'

type WalletForSpendProps = {
  spend: WalletSpend
  onBack: () => void
  open?: typeof openWallets
}

/** The wallet for given spending, such as that of imported statements. */
export function WalletForSpend({ spend, onBack, open = openWallets }: WalletForSpendProps) {
  const store = useWalletStore(open)
  const { profile, onProfile } = useWalletProfile(store)
  useEffect(() => {
    void store.setSpend(spend)
  }, [store, spend])
  return (
    <>
      <Button variant="quiet" size="small" data-print="hide" className="mb-3 -ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to your results
      </Button>
      <WalletWorkspace store={store} profile={profile} onProfile={onProfile} />
    </>
  )
}
