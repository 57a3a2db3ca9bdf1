import type { Account } from '@cardsight/contract/schemas'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Remote } from '../../worker/remote.ts'
import type { YourCardsCalculator } from '../../worker/your-cards/your-cards-calculator.ts'
import type { YourCardsCatalog } from '../../worker/your-cards/your-cards-catalog.ts'
import type { YourCardsView } from './views.ts'

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
}>

/** An account or an imported file with purchases. */
export type PurchaseSource = Readonly<{ id: string; label: string }>

export type PurchasesInfo = Readonly<{
  /** Linked accounts, which can be recognized as cards. */
  accounts: readonly Account[]
  sources: readonly PurchaseSource[]
  /** What to know about the purchases, such as that they're old; null if there is nothing. */
  note: string | null
}>

/** For the views that also show the catalog or lead to other views. */
export type YourCardsPageProps = YourCardsViewProps &
  Readonly<{
    catalog: YourCardsCatalog
    purchases: PurchasesInfo
    onShow: (view: YourCardsView) => void
  }>
