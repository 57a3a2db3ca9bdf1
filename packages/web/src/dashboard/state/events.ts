/** Events of the dashboard, which every machine hears, and the effects that machines request. */

import type { Projection } from '@cardsight/contract/backtest'
import type {
  AccountList,
  InstitutionStatus,
  LinkExit,
  LinkedAccounts,
  LinkToken,
  MerchantCorrection,
  MerchantCorrectionList,
  SetupTokenOffer,
} from '@cardsight/contract/banking'
import type { Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import type { Inclusions, SortKey } from '@cardsight/engine/ranking'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import type { BreakdownTab } from '../../features/breakdown/spending-rows.ts'
import type { AccountsInRun, Banks } from '../../features/linking/banks.ts'
import type { StoredDates } from '../../features/settings/dates.ts'
import type { Costs } from '../../features/spending-form/costs.ts'
import type {
  DashboardState,
  Dialog,
  FoundCards,
  PointedCard,
  ResultPart,
  ResultSetting,
} from './dashboard-state.ts'
import type { Saved } from './saved-state.ts'

/** A bank that needs its user. */
export type Popup = Readonly<{ kind: 'popup'; institution: string; message: string | null }>

/** Why a call about cards or accounts failed, as far as the dashboard distinguishes failures. */
export type Failure = Popup | Readonly<{ kind: 'other'; message: string }>

/** Banks and accounts. */
type LinkingEvents = Readonly<{
  /** `attention`: one of the banks needs a new login. */
  'accounts-arrived': { list: AccountList; attention?: Popup }
  'accounts-failed': { failure: Failure }
  'accounts-asked': object
  'account-toggled': { accountId: string; enabled: boolean }
  /** What the toggle changed. `runId`: the one after it. */
  'toggle-undone': { banks: Banks; costs: Costs | null; found: FoundCards; runId: number }
  'link-asked': object
  'link-token-arrived': { link: LinkToken }
  'link-token-failed': object
  'link-unavailable': object
  'link-succeeded': { publicToken: string; metadata: unknown }
  'link-exited': { exit: LinkExit | null }
  'account-linked': { linked: LinkedAccounts }
  'account-link-failed': { failure: Failure }
  'renewal-token-arrived': { link: LinkToken; accessToken: string }
  'access-renewed': { accessToken: string }
  'setup-token-asked': object
  'setup-token-offer-arrived': { offer: SetupTokenOffer }
  'setup-token-offer-failed': object
  /** `renews`: the handle of the institution whose access is renewed; null for a first link. */
  'setup-token-entered': { setupToken: string; renews: string | null }
  'unlink-confirmed': object
  unlinked: object
  'unlink-failed': { message: string }
  'institute-removal-asked': { accessToken: string }
  'institute-removed': object
  'institute-renewal-asked': { accessToken: string }
  'institute-failed': { message: string }
  'status-due': object
  'status-arrived': { institutions: readonly InstitutionStatus[] }
  'status-failed': object
  'corrections-arrived': MerchantCorrectionList
  'correction-asked': MerchantCorrection
  'merchant-corrected': MerchantCorrectionList & { merchant: string }
  'correction-failed': { message: string }
}>

/** What is calculated, and its results. */
type RunningEvents = Readonly<{
  'costs-typed': { costs: Costs }
  /** `isFromLink`: they came with the link that led here, so there was no press to wait after. */
  'costs-submitted': { isFromLink?: true }
  /** Typed next to the results, which follow. */
  'costs-edited': { costs: Costs }
  'manual-run-due': { runId: number }
  'retry-asked': object
  'cards-arrived': { runId: number; found: FoundCards }
  'cards-failed': { runId: number; failure: Failure }
  'cards-restored': { found: FoundCards }
  /**
   * `isGone`: the card texts no longer exist, or the saved data is not a run; otherwise they just can't be reached.
   */
  'restore-failed': { isGone: boolean }
  'profile-changed': { profile: Profile }
  'profile-run-due': { runId: number }
  'profile-options-arrived': { options: ProfileOptions }
  'settings-applied': { dates: StoredDates }
  cleared: object
  'clear-undone': object
  'undo-expired': object
}>

/** What the user opens and chooses. */
type ViewingEvents = Readonly<{
  /** `handedOver`: costs passed by another page. `step`: the one in the URL; null if it has none. */
  opened: { isSignedIn: boolean; saved: Saved; handedOver: Costs | null; step: 0 | 1 | null }
  'invitation-due': object
  'step-asked': { step: 0 | 1 }
  /** The user pressed Back or Forward. */
  'step-in-history': { step: 0 | 1 }
  /** Settings from the page's URL. */
  'view-opened': { setting: Partial<ResultSetting> }
  'draft-toggled': { accountId: string; enabled: boolean }
  'calculation-applied': { calculation: Inclusions }
  'projection-chosen': { list: 'top' | 'category'; projection: Projection }
  'intro-switched': { list: 'top' | 'category'; included: boolean }
  'filters-chosen': { filters: readonly string[] }
  'sort-clicked': { key: SortKey }
  'card-selected': { list: 'top' | 'all'; index: number }
  'category-chosen': { category: string }
  'view-chosen': { view: 'pie' | 'behavior' }
  'tab-chosen': { tab: BreakdownTab }
  'part-opened': { part: ResultPart; isOpen: boolean }
  'dialog-opened': { dialog: Dialog }
  'dialog-closed': object
  'why-asked': { card: PointedCard; focus: WhyFocus }
  'why-closed': object
}>

type Payloads = LinkingEvents & RunningEvents & ViewingEvents

export type EventType = keyof Payloads

/** The event of a type; for a union of types, the union of their events. */
export type EventOf<Type extends EventType> = {
  [Each in Type]: { readonly type: Each } & Payloads[Each]
}[Type]

export type DashboardEvent = EventOf<EventType>

/** What a machine makes of an event: the new values of its own part of the state, and effects in order. */
export type Reaction<Part> = readonly [Partial<Part>, ...Effect[]]

/**
 * A machine's reactions. The state has the changes of the machines before it: linking, running, viewing. `before` is the
 * state without them.
 */
export type Machine<Part> = {
  readonly [Type in EventType]?: (
    state: DashboardState,
    event: EventOf<Type>,
    before: DashboardState,
  ) => Reaction<Part>
}

export type TimerKey = 'manual-run' | 'profile-run' | 'invitation' | 'status' | 'undo'

/** Calls about banks and accounts. */
type LinkingEffects = Readonly<{
  'fetch-accounts': object
  'create-link-token': object
  /** `renews`: the handle of the institution whose login is renewed; null for a first link. */
  'open-link': { link: LinkToken; renews: string | null }
  'add-token': { publicToken: string; metadata: unknown }
  'fetch-setup-token-offer': object
  'add-setup-token': { setupToken: string; renews: string | null }
  'confirm-renewal': { accessToken: string }
  'report-link-exit': { exit: LinkExit }
  'fetch-status': object
  'fetch-corrections': object
  'correct-merchant': MerchantCorrection
  'unlink-all': object
  'remove-institute': { accessToken: string }
  'renew-institute': { accessToken: string }
}>

type RunningEffects = Readonly<{
  /** `profile`: the habits and the rent of the person, see `profileOfRun`. */
  'run-manual': { runId: number; costs: Costs; profile: Profile }
  'run-linked': AccountsInRun & { runId: number; dates: StoredDates; profile: Profile }
  'restore-cards': { cardsDetails: unknown }
}>

type StorageEffects = Readonly<{
  /** The cached state, after a short delay. */
  save: object
  'forget-results': object
  store: { what: 'accounts' | 'costs' | 'typed' | 'dates' | 'known-user' | 'link-token' }
  'forget-everything-typed': object
}>

type PageEffects = Readonly<{
  /** A new timer with the same key replaces a pending one. */
  later: { key: TimerKey; delayMs: number; event: DashboardEvent }
  cancel: { key: TimerKey }
  /** `undo`: what its button does. */
  toast: { tone: 'good' | 'bad' | 'note'; text: string; undo?: DashboardEvent }
}>

type Effects = LinkingEffects & RunningEffects & StorageEffects & PageEffects

type EffectKind = keyof Effects

/** The effect of a kind; for a union of kinds, the union of their effects. */
export type EffectOf<Kind extends EffectKind> = {
  [Each in Kind]: { readonly kind: Each } & Effects[Each]
}[Kind]

export type Effect = EffectOf<EffectKind>

type PerformersOf<Kinds extends EffectKind> = { readonly [Kind in Kinds]: (effect: EffectOf<Kind>) => void }
export type LinkingPerformers = PerformersOf<keyof LinkingEffects>
export type RunningPerformers = PerformersOf<keyof RunningEffects>
export type StoragePerformers = PerformersOf<keyof StorageEffects>
export type Performers = PerformersOf<EffectKind>
