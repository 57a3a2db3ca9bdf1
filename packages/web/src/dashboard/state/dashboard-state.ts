/** The state of the dashboard, in the parts of its three state machines. Nothing here is derived from anything else here. */

import type { CardsDetails, Projection, RunNumbers } from '@cardsight/contract/backtest'
import type {
  InstitutionStatus,
  LinkToken,
  MerchantCorrectionList,
  SetupTokenOffer,
} from '@cardsight/contract/banking'
import type { CardTexts } from '@cardsight/contract/cards'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { defaultInclusions, defaultSorting, type Inclusions, type Sorting } from '@cardsight/engine/ranking'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import type { BreakdownTab } from '../../features/breakdown/spending-rows.ts'
import { type Banks, emptyBanks, type Institute } from '../../features/linking/banks.ts'
import { defaultDates, type StoredDates } from '../../features/settings/dates.ts'
import { type Costs, typicalCosts } from '../../features/spending-form/costs.ts'

export type RequestStatus = 'idle' | 'pending' | 'success' | 'failure'

/** A run with the texts that it was expanded with, for the person of a profile. */
export type FoundCards = Readonly<{
  run: RunNumbers
  texts: CardTexts
  details: CardsDetails
  /** Values the same run for another person. Part of the data because its code is loaded on demand. */
  expand: (profile: Profile) => CardsDetails
}>

export type AccountsState = Readonly<{
  status: RequestStatus
  banks: Banks
  reLoginRequiredInstitutes: readonly Institute[]
}>

export type CardsState = Readonly<{
  status: RequestStatus
  found: FoundCards | null
  /** Saved by an earlier visit and not shown yet; not parsed until the card texts are loaded. */
  saved: unknown
  isRestoring: boolean
  error: string | null
  /** The last requested run: responses of any other are ignored. */
  runId: number
  /** The current run refreshes what is already shown. */
  isQuiet: boolean
  /** The user has edited the amounts since the shown results were calculated. */
  isStale: boolean
  /** `runKeyOf` the profile that the latest run was requested with; null before the first one. */
  askedKey: string | null
}>

export type ResultSetting = Readonly<{
  topYearProjection: Projection
  bottomYearProjection: Projection
  topIncludedIntroBonus: boolean
  bottomIncludedIntroBonus: boolean
  calculation: Inclusions
  topFilters: readonly string[]
  /** Null: the order of the ranking. */
  sorting: Sorting | null
  /** Index of the selected top card: 0 is the answer, which is always open. */
  topCard: number
  allCardsCard: number
  /** Null: the category with the highest spending. */
  category: string | null
  /** Parts below the answer that are closed until someone opens them. */
  openParts: readonly ResultPart[]
  breakdownView: 'pie' | 'behavior'
  breakdownTab: BreakdownTab
}>

/** The answer and the rows below it. */
export const TOP_COUNT = 10

/** Parts of the results that open at a press, in their order. */
export const resultParts = ['category', 'spending', 'all'] as const
export type ResultPart = (typeof resultParts)[number]

/** The list of the selected card: the same card has other numbers in another list. */
export type CardList = 'top' | 'category' | 'all' | 'out-of-reach'
export type PointedCard = Readonly<{ list: CardList; cardId: string }>

export type Dialog =
  | Readonly<{ kind: 'invitation'; isNewUser: boolean }>
  | Readonly<{ kind: 'spending-form' | 'unlink' | 'manual-info' | 'calculation' }>
  | Readonly<{ kind: 'bank-error'; institution: string; message: string | null }>
  | Readonly<{ kind: 'no-cards'; institution: string }>
  /** Asks before an institution is removed. */
  | Readonly<{ kind: 'remove-bank'; handle: string }>
  /** The offer is null until it's loaded. `renews` is the institution whose access is renewed; null for a first link. */
  | Readonly<{ kind: 'setup-token'; offer: SetupTokenOffer | null; renews: Institute | null }>
  /** The toggles are a draft until they are applied. */
  | Readonly<{ kind: 'change-settings'; banks: Banks }>
  | Readonly<{ kind: 'card'; card: PointedCard }>

/** Banks and their accounts. The linking machine changes it, and nothing else does. */
export type LinkingState = Readonly<{
  accounts: AccountsState
  /** Status of the institutions at the last poll. */
  institutions: readonly InstitutionStatus[]
  corrections: MerchantCorrectionList['merchants']
  /** The merchant whose correction is being saved. */
  correcting: string | null
  isUnlinking: boolean
  linkToken: string | null
  /** Whose widget the link token is for; not stored, so that an old token is never opened. */
  linkWidget: LinkToken['widget'] | null
  /** People can link with a SimpleFIN setup token too. */
  offersSetupToken: boolean
  /** The linking flow opens as soon as there is a token for it. */
  isLinkWanted: boolean
}>

/** What is calculated, and its results. The running machine changes it, and nothing else does. */
export type RunningState = Readonly<{
  /** Costs that were submitted at least once; manual mode is on while `isManualCost` is true. */
  costs: Costs | null
  /** The content of the form. */
  typed: Costs
  /** What we assume about the person. */
  profile: Profile
  /** What can be chosen in a profile; null until it is loaded. */
  profileOptions: ProfileOptions | null
  dates: StoredDates
  cards: CardsState
  /** Snapshot of `dataVersionOf` the institutions when the results were requested; null if nothing was known yet. */
  heard: string | null
  /** There are results for what is typed or linked now. */
  isFirstStepComplete: boolean
  /** What starting over removed, while it can be undone. */
  beforeClear: Readonly<{
    costs: Costs | null
    typed: Costs
    resultSetting: ResultSetting
    found: FoundCards | null
  }> | null
}>

/** What is on the screen. The viewing machine changes it, and nothing else does. */
export type ViewingState = Readonly<{
  /** False until the user state and the stored data are known. */
  isOpened: boolean
  isSignedIn: boolean
  /** The `is-user-login` marker: this user has been invited before. */
  isKnownUser: boolean
  dashboardStep: 0 | 1
  resultSetting: ResultSetting
  dialog: Dialog | null
  why: Readonly<{ card: PointedCard; focus: WhyFocus }> | null
}>

export type DashboardState = LinkingState & RunningState & ViewingState

export const defaultResultSetting: ResultSetting = {
  topYearProjection: '1',
  bottomYearProjection: '1',
  topIncludedIntroBonus: true,
  bottomIncludedIntroBonus: false,
  calculation: defaultInclusions,
  topFilters: [],
  sorting: null,
  topCard: 0,
  allCardsCard: 0,
  category: null,
  openParts: [],
  breakdownView: 'pie',
  breakdownTab: 'category',
}

const initialLinking: LinkingState = {
  accounts: { status: 'idle', banks: emptyBanks, reLoginRequiredInstitutes: [] },
  institutions: [],
  corrections: [],
  correcting: null,
  isUnlinking: false,
  linkToken: null,
  linkWidget: null,
  offersSetupToken: false,
  isLinkWanted: false,
}

export const noCards: CardsState = {
  status: 'idle',
  found: null,
  saved: null,
  isRestoring: false,
  error: null,
  runId: 0,
  isQuiet: false,
  isStale: false,
  askedKey: null,
}

const initialRunning: RunningState = {
  costs: null,
  typed: typicalCosts,
  profile: defaultProfile,
  profileOptions: null,
  dates: defaultDates,
  cards: noCards,
  heard: null,
  isFirstStepComplete: false,
  beforeClear: null,
}

const initialViewing: ViewingState = {
  isOpened: false,
  isSignedIn: false,
  isKnownUser: false,
  dashboardStep: 0,
  resultSetting: defaultResultSetting,
  dialog: null,
  why: null,
}

export const initialState: DashboardState = { ...initialLinking, ...initialRunning, ...initialViewing }

export function isManual({ costs }: Pick<DashboardState, 'costs'>): boolean {
  return costs?.isManualCost === true
}

/** The column that the list of all cards is sorted by; null if it's in order of what a balance costs. */
export function shownSorting({ sorting }: ResultSetting, { debt }: Pick<Profile, 'debt'>): Sorting | null {
  return sorting ?? (debt === null ? defaultSorting : null)
}
