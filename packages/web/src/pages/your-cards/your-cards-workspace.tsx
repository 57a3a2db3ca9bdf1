import { pagePaths } from '@cardsight/contract/paths'
import type { Day } from '@cardsight/engine/dates'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PurchasesNote } from '../../features/your-cards/purchases-note.tsx'
import {
  shortViewNames,
  viewIn,
  viewNames,
  withYourCardsView,
  type YourCardsView,
  yourCardsViews,
} from '../../features/your-cards/views.ts'
import { keepForOffline } from '../../lib/keep-for-offline.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { openYourCards } from '../../worker/your-cards/open-your-cards.ts'
import type { PurchasesPorts } from './use-purchases.ts'
import { useToday } from './use-today.ts'
import { useYourCards, type YourCardsPageState } from './use-your-cards.ts'
import { useYourCardsSync } from './use-your-cards-sync.ts'
import { preloadViews, viewParts } from './view-parts.ts'

type YourCardsWorkspaceProps = { open?: typeof openYourCards; ports?: PurchasesPorts; readToday?: () => Day }

/** The views as tabs. The query has the view, so that a view can be a bookmark. */
export function YourCardsWorkspace({ open = openYourCards, ports, readToday }: YourCardsWorkspaceProps) {
  const state = useYourCards(open, useToday(readToday), ports)
  const { isFailing, isArriving } = useYourCardsSync()
  useOfflineCopy(state.loading === 'ready')
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  const show = (next: YourCardsView) => setQuery(withYourCardsView(query, next), { preventScrollReset: true })
  return (
    <Tabs
      value={view}
      onValueChange={(next) => show(yourCardsViews.find((one) => one === next) ?? 'pay')}
      className="mt-2"
    >
      <TabList aria-label="Your cards">
        {yourCardsViews.map((one) => (
          <Tab key={one} value={one}>
            <span className="narrow:hidden">{shortViewNames[one]}</span>
            <span className="max-narrow:hidden">{viewNames[one]}</span>
          </Tab>
        ))}
      </TabList>
      <TabPanel value={view}>
        <p role="status" className="mb-4 max-w-text text-sm empty:hidden">
          {isFailing &&
            'We couldn’t reach your account. Your cards are saved in this browser, and we’ll try again.'}
        </p>
        <View {...{ view, state, show, isArriving }} />
      </TabPanel>
    </Tabs>
  )
}

/** Keeps the page for use without a connection once everything is loaded. A failure leaves the copy of an earlier visit. */
function useOfflineCopy(isReady: boolean): void {
  useEffect(() => {
    if (isReady) {
      preloadViews().then(
        () => keepForOffline(pagePaths.yourCards),
        () => undefined,
      )
    }
  }, [isReady])
}

type ViewProps = {
  view: YourCardsView
  state: YourCardsPageState
  show: (view: YourCardsView) => void
  /** The cards of the account haven't arrived yet. */
  isArriving: boolean
}

function View({ view, state, show, isArriving }: ViewProps) {
  if (state.loading === 'failed') {
    return (
      <div role="alert">
        <p>We couldn’t load the card data. Check your connection and try again.</p>
        <Button className="mt-3" onClick={state.retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (state.loading === 'loading') {
    return <Waiting />
  }
  const { Part } = viewParts[view]
  return (
    <>
      {/* Where you pay, the search box comes first. */}
      {view !== 'pay' && <PurchasesNote {...state.ready.purchases} />}
      <Suspense fallback={<Waiting />}>
        <Part key={view} {...state.ready} isArriving={isArriving || state.ready.isArriving} onShow={show} />
      </Suspense>
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading…</p>
      <SkeletonLines lines={4} />
    </div>
  )
}
