import type { Account } from '@cardsight/contract/banking'
import { pagePaths } from '@cardsight/contract/paths'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import type { Remote } from '../../worker/remote.ts'
import type { YourCardsCalculator } from '../../worker/your-cards/your-cards-calculator.ts'
import type { YourCardsCatalog } from '../../worker/your-cards/your-cards-catalog.ts'

/** What every view of `/your-cards` gets. */
export type YourCardsViewProps = Readonly<{
  yourCards: YourCards
  /** Stores the cards in the browser, and in the account of a signed-in person. */
  change: (next: YourCards) => void
  remote: Remote<YourCardsCalculator>
  /** Goes up whenever the worker has loaded new cards, purchases or profile: ask again. */
  revision: number
  /** Whether linked or imported purchases are loaded. */
  hasPurchases: boolean
  /** True until the account's cards and the purchases have first arrived. What is calculated before that is provisional. */
  isArriving: boolean
  /** Whether an account is linked or a statement imported, also if it has no purchases. */
  hasSource: boolean
}>

/** An account or an imported file with purchases. */
export type PurchaseSource = Readonly<{ id: string; label: string }>

export type PurchasesInfo = Readonly<{
  /** Linked accounts, which can be recognized as cards. */
  accounts: readonly Account[]
  sources: readonly PurchaseSource[]
  /** What to know about the purchases, such as that they're old; null if there is nothing. */
  note: string | null
  /** Loads them again; null if that can't help. */
  retry: (() => void) | null
  isLoading: boolean
}>

/** For the views that also show the catalog or lead to other views. */
export type YourCardsPageProps = YourCardsViewProps &
  Readonly<{
    catalog: YourCardsCatalog
    /** Changes at midnight on a page that stays open. */
    today: Day
    purchases: PurchasesInfo
    onShow: (view: YourCardsView) => void
  }>

/** The views of `/your-cards`. The query has the view, except for the first one. */
const yourCardsViews = ['today', 'cards', 'tracker', 'missed', 'plan'] as const

export type YourCardsView = (typeof yourCardsViews)[number]

const VIEW = 'view'

/** An unknown view is the first one. */
export function viewIn(query: URLSearchParams): YourCardsView {
  return yourCardsViews.find((view) => view === query.get(VIEW)) ?? 'today'
}

export function withYourCardsView(query: URLSearchParams, view: YourCardsView): URLSearchParams {
  const next = new URLSearchParams(query)
  if (view === 'today') {
    next.delete(VIEW)
  } else {
    next.set(VIEW, view)
  }
  return next
}

export function viewPath(view: YourCardsView, hash?: string): string {
  const query = withYourCardsView(new URLSearchParams(), view).toString()
  return `${pagePaths.yourCards}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`
}
