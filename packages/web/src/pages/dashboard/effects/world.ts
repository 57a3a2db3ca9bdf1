/** What the dashboard needs from outside: each a port, so that all of it can be tested without a browser. */
import type {
  AccountList,
  CardTexts,
  Explanation,
  LinkExit,
  LinkedAccounts,
  RunNumbers,
} from '@cardsight/contract'
import type { Day } from '@cardsight/engine'
import type { LinkedRun, ManualRun, runDebug } from '../../../api/backtest.ts'
import type { ManualQuestion } from '../../../api/explain.ts'
import type { StoredDates } from '../../../features/settings/dates.ts'
import type { Costs } from '../../../features/spending-form/costs.ts'
import type { FoundCards } from '../state/dashboard-state.ts'
import type { Failure } from '../state/events.ts'
import type { Saved, SavedAccounts, SavedBlob } from '../state/saved-state.ts'

/** Every call rejects with what `failureOf` can read. */
export type DashboardCalls = Readonly<{
  runManual(run: ManualRun): Promise<RunNumbers>
  runLinked(run: LinkedRun): Promise<RunNumbers>
  /** What the engine itself said, raw. */
  runDebug(run: Parameters<typeof runDebug>[1]): Promise<unknown>
  loadCardTexts(address: string): Promise<CardTexts>
  expand(run: RunNumbers, texts: CardTexts): FoundCards
  /** Throws when the value is not a run. */
  parseRun(value: unknown): RunNumbers
  explainManual(question: ManualQuestion): Promise<Explanation>
  fetchAccounts(): Promise<AccountList>
  createLinkToken(): Promise<string>
  renewLinkToken(accessToken: string): Promise<string>
  addToken(link: { publicToken: string; metadata: unknown }): Promise<LinkedAccounts>
  reportLinkExit(exit: LinkExit): Promise<void>
  unlinkAll(): Promise<void>
  removeAccess(accessToken: string): Promise<void>
  failureOf(error: unknown): Failure
  /** The server has answered that there is no such thing. */
  isGone(error: unknown): boolean
}>

export type DashboardStorage = Readonly<{
  read(): Saved
  writeBlob(blob: SavedBlob): void
  removeBlob(): void
  writeAccounts(accounts: SavedAccounts): void
  writeCosts(costs: Costs | null): void
  writeTyped(costs: Costs): void
  writeDates(dates: StoredDates): void
  writeLinkToken(linkToken: string | null): void
  markKnownUser(): void
  removeTyped(): void
}>

/** Opens the bank-linking provider's own flow in the page. */
export type LinkOpener = (flow: {
  linkToken: string
  onSuccess: (publicToken: string, metadata: unknown) => void
  /** Null when the person left without an error. */
  onExit: (exit: LinkExit | null) => void
}) => void

export type ToastMessage = Readonly<{ tone: 'good' | 'bad' | 'note'; text: string }>

export type World = Readonly<{
  /** Loaded when first needed: with the schemas in it, it weighs more than the form. */
  loadCalls(): Promise<DashboardCalls>
  storage: DashboardStorage
  /** Answers with what calls it off. */
  after(delayMs: number, action: () => void): () => void
  today(): Day
  toast(message: ToastMessage): void
  /** Null where there is nothing to link with. */
  openLink: LinkOpener | null
}>
