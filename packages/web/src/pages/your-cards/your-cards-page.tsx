import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { lazy, Suspense, useEffect, useState } from 'react'
import { assumedPerson, averageCosts } from '../../content/average-spending.ts'
import { AtTheRegister, WhichCardWhere } from '../../features/wallet/wallet-answer.tsx'
import type { WalletView } from '../../features/wallet/wallet-view.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { AverageNote, NeedsScript } from '../../ui/needs-script.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ToastProvider } from '../../ui/toast.tsx'

const Workspace = lazy(async () => ({
  default: (await import('./your-cards-workspace.tsx')).YourCardsWorkspace,
}))

/** "Use today": every day with your cards. The server renders the same page for everyone; cards are read in the browser. */
export function YourCardsPage({ average = null }: { average?: WalletView | null }) {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <ToastProvider>
      <div className="mx-auto min-h-dvh w-full max-w-page px-4 py-4 narrow:px-0 narrow:py-2">
        <NeedsScript {...(average !== null && { otherwise: <AverageToday view={average} /> })}>
          {isMounted ? (
            <Suspense fallback={<Waiting />}>
              <Workspace />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </NeedsScript>
      </div>
    </ToastProvider>
  )
}

/** Which of the average household's best cards to use where. */
function AverageToday({ view }: { view: WalletView }) {
  return (
    <div className="pb-10">
      <h1 className="text-2xl">Which card should you use today?</h1>
      <AverageNote total={formatDollars(totalOfTypedCosts(averageCosts))} assumes={assumedPerson} />
      <div className="mt-8 grid max-w-200 grid-cols-[minmax(0,1fr)] gap-10">
        <WhichCardWhere view={view} />
        <AtTheRegister view={view} />
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="text-2xl">Your cards today</h1>
      <p className="sr-only">Loading your cards…</p>
      <SkeletonLines lines={8} className="mt-6" />
    </div>
  )
}
