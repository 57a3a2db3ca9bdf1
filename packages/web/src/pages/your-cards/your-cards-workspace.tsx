import { pagePaths } from '@cardsight/contract/paths'
import type { Day } from '@cardsight/engine/dates'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { homeTabOf, homeTabs } from '../../content/menus.ts'
import { loadCardPicker } from '../../features/owned-cards/card-picker-on-demand.ts'
import { PurchasesNote } from '../../features/your-cards/answer-parts.tsx'
import {
  viewIn,
  withYourCardsView,
  type YourCardsPageProps,
  type YourCardsView,
} from '../../features/your-cards/view-props.ts'
import { localToday } from '../../lib/format-date.ts'
import { preloadable } from '../../lib/preloadable.tsx'
import { keepForOffline } from '../../lib/service-worker.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { openYourCards } from '../../worker/your-cards/open-your-cards.ts'
import type { PurchasesPorts } from './use-purchases.ts'
import { useYourCards, type YourCardsPageState } from './use-your-cards.ts'

/** The code of each view loads when it's first shown, and a moment later so that all work without a connection. */
type ViewPart = ReturnType<typeof preloadable<YourCardsPageProps>>

const part = (load: () => Promise<ComponentType<YourCardsPageProps>>): ViewPart => preloadable(load)

const viewParts: Readonly<Record<YourCardsView, ViewPart>> = {
  today: part(async () => (await import('./today/today-view.tsx')).TodayView),
  cards: part(async () => (await import('./list/cards-view.tsx')).CardsView),
  tracker: part(async () => (await import('./tracker-part.tsx')).TrackerPart),
  missed: part(async () => (await import('../../features/your-cards/missed/missed-view.tsx')).MissedView),
  plan: part(async () => (await import('./plan-part.tsx')).PlanPart),
}

async function preloadViews(): Promise<void> {
  await Promise.all([...Object.values(viewParts).map(({ preload }) => preload()), loadCardPicker()])
}

const CHECK_MS = 60_000

/** The current day, also on a page that stays open past midnight. */
function useToday(read: () => Day = localToday): Day {
  return useSyncExternalStore(watchClock, read)
}

/** A timer alone isn't enough: it stops while a device sleeps. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

type YourCardsWorkspaceProps = { open?: typeof openYourCards; ports?: PurchasesPorts; readToday?: () => Day }

/** "Use today", or one of the views that it leads to. The query has the view, so that a view can be a bookmark. */
export function YourCardsWorkspace({ open = openYourCards, ports, readToday }: YourCardsWorkspaceProps) {
  const state = useYourCards(open, useToday(readToday), ports)
  const { isFailing, isArriving } = useYourCardsSync()
  useOfflineCopy(state.loading === 'ready')
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  const show = (next: YourCardsView) => setQuery(withYourCardsView(query, next))
  return (
    <>
      {view !== 'today' && <ViewHeading view={view} />}
      <p role="status" className="mb-4 max-w-text text-sm empty:hidden">
        {isFailing &&
          'We couldn’t reach your account. Your cards are saved in this browser, and we’ll try again.'}
      </p>
      <View {...{ view, state, show, isArriving }} />
    </>
  )
}

const viewNames: Readonly<Record<Exclude<YourCardsView, 'today'>, string>> = {
  cards: 'Your cards',
  tracker: 'Credits, caps, bonuses and fees',
  missed: 'What you missed',
  plan: 'Plan',
}

function ViewHeading({ view }: { view: keyof typeof viewNames }) {
  useTitle(`${viewNames[view]} | Cardsight`)
  const tab = homeTabOf(useLocation())
  return (
    <div className="mb-5">
      <Link
        to={tab}
        discover="none"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium narrow:min-h-9"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> {homeTabs.find(({ path }) => path === tab)?.label}
      </Link>
      <h1 className="text-2xl">{viewNames[view]}</h1>
    </div>
  )
}

/** The title of the window. The server renders the same page, and so the same title, for every view. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // The next page may have set its own by now.
      if (document.title === title) {
        document.title = before
      }
    }
  }, [title])
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
    return <Waiting view={view} />
  }
  const { Part } = viewParts[view]
  return (
    <>
      {/* Where you pay, the answer comes first. */}
      {view !== 'today' && <PurchasesNote {...state.ready.purchases} />}
      <Suspense fallback={<Waiting view={view} />}>
        <Part key={view} {...state.ready} isArriving={isArriving || state.ready.isArriving} onShow={show} />
      </Suspense>
    </>
  )
}

/** Other views have their heading already. */
function Waiting({ view }: { view: YourCardsView }) {
  return (
    <div aria-busy="true">
      {view === 'today' && <h1 className="text-2xl">Your cards today</h1>}
      <p className="sr-only">Loading…</p>
      <SkeletonLines lines={8} className="mt-6" />
    </div>
  )
}

type CardsSync = Readonly<{
  /** True while the account can't be reached. */
  isFailing: boolean
  /** True until the account has answered, or couldn't be reached. */
  isArriving: boolean
}>

/** Syncs the cards of a signed-in person with the account. */
function useYourCardsSync(loadSync: typeof loadBrowserSync = loadBrowserSync): CardsSync {
  const session = useSessionState()
  const { leave } = useSessionStore()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [isFailing, setIsFailing] = useState(false)
  const [syncedId, setSyncedId] = useState<string | null>(null)
  useEffect(() => {
    if (userId === null) {
      return
    }
    let isStopped = false
    let stop = () => {}
    const report = (isProblem: boolean) => {
      setIsFailing(isProblem)
      setSyncedId(userId)
    }
    loadSync().then(
      (sync) => {
        if (!isStopped) {
          stop = sync(leave, report)
        }
      },
      () => report(true),
    )
    return () => {
      isStopped = true
      stop()
      setIsFailing(false)
    }
  }, [userId, leave, loadSync])
  return { isFailing, isArriving: syncedId !== userId }
}

async function loadBrowserSync() {
  return (await import('../../features/your-cards/sync-your-cards.ts')).syncBrowserCards
}
