/** The dashboard's dependencies as ports, so that it can be tested without a browser. */

import type { Explanation, RunNumbers, ValueOverTime } from '@cardsight/contract/backtest'
import type {
  AccountList,
  BankStatus,
  LinkExit,
  LinkedAccounts,
  LinkToken,
  MerchantCorrection,
  MerchantCorrectionList,
  SetupTokenOffer,
} from '@cardsight/contract/banking'
import type { CardTexts } from '@cardsight/contract/cards'
import type { Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import type {
  LinkedQuestion,
  LinkedRun,
  LinkedValueQuestion,
  ManualQuestion,
  ManualRun,
  ManualValueQuestion,
  runDebug,
} from '../../api/backtest.ts'
import type { LastAnswers } from '../../features/results/last-answers.ts'
import type { StoredDates } from '../../features/settings/dates.ts'
import type { Costs } from '../../features/spending-form/costs.ts'
import type { LinkOpener } from '../../link/link-flow.ts'
import type { FoundCards } from '../state/dashboard-state.ts'
import type { Failure, Popup } from '../state/events.ts'
import type { Saved, SavedAccounts, SavedBlob } from '../state/saved-state.ts'
import type { OpenedLink } from './opened-link.ts'

/** Every call rejects with an error that `failureOf` can read. */
export type DashboardCalls = Readonly<{
  runManual(run: ManualRun): Promise<RunNumbers>
  /** Finds results before the page that shows them opens. `runManual` and `expand` then have them. */
  askAhead(run: ManualRun): Promise<FoundCards>
  runLinked(run: LinkedRun): Promise<RunNumbers>
  /** The purchases of such a run, and the days that stand for a year. */
  loadPurchases(run: LinkedRun): Promise<Readonly<{ purchases: readonly Purchase[]; window: DayRange }>>
  /** The engine's raw output. */
  runDebug(run: Parameters<typeof runDebug>[1]): Promise<unknown>
  loadCardTexts(address: string): Promise<CardTexts>
  /** With the URL of the card texts that have the same options, if they have one. */
  loadProfileOptions(person: Pick<Profile, 'hasBusiness'>): Promise<ProfileOptions & { cardTexts?: string }>
  /** Values a run for the default profile. Throws RangeError if the texts belong to another catalog version. */
  expand(run: RunNumbers, texts: CardTexts): FoundCards
  findForNothing(texts: CardTexts, address: string): FoundCards
  /** Throws if the value is not a run. */
  parseRun(value: unknown): RunNumbers
  explainManual(question: ManualQuestion): Promise<Explanation>
  explainLinked(question: LinkedQuestion): Promise<Explanation>
  valueManual(question: ManualValueQuestion): Promise<ValueOverTime>
  valueLinked(question: LinkedValueQuestion): Promise<ValueOverTime>
  fetchAccounts(): Promise<{ list: AccountList; attention: Popup | null }>
  fetchStatus(): Promise<BankStatus>
  createLinkToken(): Promise<LinkToken>
  renewLinkToken(accessToken: string): Promise<LinkToken>
  /** After a renewal; the response is that of a first link. */
  confirmRenewal(accessToken: string): Promise<LinkedAccounts>
  addToken(link: { publicToken: string; metadata: unknown }): Promise<LinkedAccounts>
  /** Where people get a SimpleFIN setup token. */
  fetchSetupTokenOffer(): Promise<SetupTokenOffer>
  addSetupToken(link: { setupToken: string; renews: string | null }): Promise<LinkedAccounts>
  reportLinkExit(exit: LinkExit): Promise<void>
  unlinkAll(): Promise<void>
  removeAccess(accessToken: string): Promise<void>
  fetchCorrections(): Promise<MerchantCorrectionList>
  correctMerchant(correction: MerchantCorrection): Promise<MerchantCorrectionList>
  failureOf(error: unknown): Failure
  /** The sentence, with a reference to the server's log if the server failed. */
  withReference(sentence: string, error: unknown): string
  referenceOf(error: unknown): string | null
  /** The accounts have no purchases in the dates of the run. */
  hasNoPurchases(error: unknown): boolean
  /** The server responded that it does not exist. */
  isGone(error: unknown): boolean
  /** The server responded with 404 or 500, which no screen has a sentence for. */
  isBroken(error: unknown): boolean
}>

export type DashboardStorage = Readonly<{
  read(): Saved
  writeBlob(blob: SavedBlob): void
  removeBlob(): void
  /** For a line on other pages. */
  writeBest(best: LastAnswers['best']): void
  writeAccounts(accounts: SavedAccounts): void
  writeCosts(costs: Costs | null): void
  writeTyped(costs: Costs): void
  writeDates(dates: StoredDates): void
  writeLinkToken(linkToken: string | null): void
  writeOpenedLink(opened: OpenedLink): void
  markKnownUser(): void
  removeTyped(): void
}>

export type DashboardToast = Readonly<{
  tone: 'good' | 'bad' | 'note'
  text: string
  onUndo?: () => void
}>

export type DashboardDependencies = Readonly<{
  /** Loaded on demand: with its schemas, it is larger than the form. */
  loadCalls(): Promise<DashboardCalls>
  storage: DashboardStorage
  /** Returns a function that cancels it. */
  after(delayMs: number, action: () => void): () => void
  today(): Day
  /** The year that typed amounts stand for. */
  typedYear(): DayRange
  toast(message: DashboardToast): void
  /** Leaves the page after an error that it has no sentence for. */
  leaveForOops(reference: string | null): void
  /** Null if linking isn't available. */
  openLink: LinkOpener | null
}>
