/** The whole state of the dashboard. Nothing here is derived from anything else here. */
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import type {
  CardsDetails,
  CardTexts,
  InstitutionStatus,
  LinkToken,
  MerchantCorrectionList,
  ProfileOptions,
  Projection,
  RunNumbers,
  SetupTokenOffer,
} from '@cardsight/contract/schemas'
import { defaultInclusions, defaultSorting, type Inclusions, type Sorting } from '@cardsight/engine/ranking'
import type { WhyFocus } from '../../../cards/why-focus.ts'
import type { BreakdownTab } from '../../../features/breakdown/breakdown-tabs.ts'
import { type Banks, emptyBanks, type Institute } from '../../../features/linking/banks.ts'
import { defaultDates, type StoredDates } from '../../../features/settings/dates.ts'
import { type Costs, emptyCosts } from '../../../features/spending-form/costs.ts'

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
  allCardsYearProjection: Projection
  topIncludedIntroBonus: boolean
  bottomIncludedIntroBonus: boolean
  linkToken: string | null
  calculation: Inclusions
  topFilters: readonly string[]
  allCardsFilters: readonly string[]
  /** Null: the order of the ranking. */
  sorting: Sorting | null
  topCard: number
  allCardsCard: number
  /** Null: the category with the highest spending. */
  category: string | null
  isAllCardsOpen: boolean
  breakdownView: 'pie' | 'behavior'
  breakdownTab: BreakdownTab
}>

/** The list of the selected card: the same card has other numbers in another list. */
export type CardList = 'pick' | 'top' | 'category' | 'all' | 'out-of-reach'
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

export type DashboardState = Readonly<{
  /** False until the user state and the stored data are known. */
  isOpened: boolean
  isSignedIn: boolean
  /** The `is-user-login` marker: this user has been invited before. */
  isKnownUser: boolean
  dashboardStep: 0 | 1
  isFirstStepComplete: boolean
  accounts: AccountsState
  /** Status of the institutions at the last poll. */
  institutions: readonly InstitutionStatus[]
  /** Snapshot of `dataVersionOf` the institutions when the results were requested; null if nothing was known yet. */
  heard: string | null
  corrections: MerchantCorrectionList['merchants']
  /** The merchant whose correction is being saved. */
  correcting: string | null
  /** Costs that were submitted at least once; manual mode is on while `isManualCost` is true. */
  costs: Costs | null
  /** The content of the form. */
  typed: Costs
  /** What we assume about the person. */
  profile: Profile
  /** What can be chosen in a profile; null until it is loaded. */
  profileOptions: ProfileOptions | null
  cards: CardsState
  dates: StoredDates
  resultSetting: ResultSetting
  dialog: Dialog | null
  why: Readonly<{ card: PointedCard; focus: WhyFocus }> | null
  isUnlinking: boolean
  /** What starting over removed, while it can be undone. */
  beforeClear: Readonly<{
    costs: Costs | null
    typed: Costs
    resultSetting: ResultSetting
    found: FoundCards | null
  }> | null
  /** Whose widget the link token is for; not stored, so that an old token is never opened. */
  linkWidget: LinkToken['widget'] | null
  /** People can link with a SimpleFIN setup token too. */
  offersSetupToken: boolean
  /** The linking flow opens as soon as there is a token for it. */
  isLinkWanted: boolean
}>

export const defaultResultSetting: ResultSetting = {
  topYearProjection: '1',
  bottomYearProjection: '1',
  allCardsYearProjection: '1',
  topIncludedIntroBonus: true,
  bottomIncludedIntroBonus: false,
  linkToken: null,
  calculation: defaultInclusions,
  topFilters: [],
  allCardsFilters: [],
  sorting: null,
  topCard: 0,
  allCardsCard: 0,
  category: null,
  isAllCardsOpen: false,
  breakdownView: 'pie',
  breakdownTab: 'category',
}

export const initialState: DashboardState = {
  isOpened: false,
  isSignedIn: false,
  isKnownUser: false,
  dashboardStep: 0,
  isFirstStepComplete: false,
  accounts: { status: 'idle', banks: emptyBanks, reLoginRequiredInstitutes: [] },
  institutions: [],
  heard: null,
  corrections: [],
  correcting: null,
  costs: null,
  typed: emptyCosts,
  profile: defaultProfile,
  profileOptions: null,
  cards: {
    status: 'idle',
    found: null,
    saved: null,
    isRestoring: false,
    error: null,
    runId: 0,
    isQuiet: false,
    isStale: false,
    askedKey: null,
  },
  dates: defaultDates,
  resultSetting: defaultResultSetting,
  dialog: null,
  why: null,
  isUnlinking: false,
  beforeClear: null,
  linkWidget: null,
  offersSetupToken: false,
  isLinkWanted: false,
}

export function isManual({ costs }: Pick<DashboardState, 'costs'>): boolean {
  return costs?.isManualCost === true
}

/** The column that the list of all cards is sorted by; null if it's in order of what a balance costs. */
export function shownSorting({ sorting }: ResultSetting, { debt }: Pick<Profile, 'debt'>): Sorting | null {
  return sorting ?? (debt === null ? defaultSorting : null)
}

/** Back to the first card of every list. */
export function firstCards(state: DashboardState): DashboardState {
  return { ...state, resultSetting: { ...state.resultSetting, topCard: 0, allCardsCard: 0 } }
}
