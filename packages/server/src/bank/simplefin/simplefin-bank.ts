/** SimpleFIN as a bank-data provider: a setup token instead of a widget, ranges of days instead of a cursor. */
import { createHash } from 'node:crypto'
import { type Day, dayOfMoment } from '@cardsight/engine/dates'
import type { BankEnvironment } from '../../addresses/bank-origin.ts'
import type { AccessToken, Bank, DescribedItem, SyncPage } from '../bank.ts'
import { BankError, type BankErrorKind } from '../bank-error.ts'
import { nextStart, rangeFrom } from './date-ranges.ts'
import { normalizeAccount, normalizeTransactions, organizationName } from './normalize.ts'
import { createSimpleFinClient, type SimpleFinClientOptions } from './simplefin-client.ts'
import type { SimpleFinAccount, SimpleFinAccountSet } from './simplefin-wire.ts'

export type SimpleFinBankOptions = SimpleFinClientOptions &
  Readonly<{
    environment: BankEnvironment
    /** Page where people create setup tokens; null if the simulated server creates them. */
    createUrl: string | null
    /** Creates a setup token of the simulated server; null for real servers. */
    createTestToken: (() => Promise<string>) | null
    clock: () => Date
  }>

const UNNAMED = 'SimpleFIN'
const MAX_NAMED = 2
const ID_LENGTH = 32

export function createSimpleFinBank(options: SimpleFinBankOptions): Bank {
  const { environment, createUrl, createTestToken, clock } = options
  const client = createSimpleFinClient(options)
  const readBalances = shareCalls((accessUrl) => client.readAccounts(accessUrl, { 'balances-only': '1' }))
  const today = () => dayOfMoment(clock())
  return {
    provider: 'simplefin',
    environment,
    widget: 'setup-token',
    widgetOrigin: null,
    setupTokens: { createUrl, createTestToken },
    isBilled: false,
    findSetupProblems: async () => [],
    countInstitutions: async () => {
      throw new BankError('unavailable', 'NOT_COUNTED')
    },
    createLinkToken: async () => {
      throw new BankError('misconfigured', 'NO_WIDGET')
    },
    async exchange(setupToken) {
      const accessToken = await client.claim(setupToken)
      return { accessToken, providerItemId: hashOf([accessToken]) }
    },
    describeItem: async (accessToken) => describe(await readBalances(accessToken)),
    listAccounts: async (accessToken) => (await readBalances(accessToken)).accounts.map(normalizeAccount),
    findInstitution: async () => ({ name: UNNAMED, logo: null }),
    syncPage: async (accessToken, cursor) => {
      const range = rangeFrom(cursor, today())
      const set = await client.readAccounts(accessToken, {
        'start-date': secondsOf(range.first),
        'end-date': secondsOf(range.end),
        pending: '1',
      })
      return toPage(set, range, today())
    },
    // Only the user can end access, on the server's website.
    removeItem: async () => {},
    webhooks: null,
    openWebhooks: null,
  }
}

/** Parts of one read ask at the same time, and the server counts every call. */
function shareCalls(call: (accessToken: AccessToken) => Promise<SimpleFinAccountSet>) {
  const running = new Map<string, Promise<SimpleFinAccountSet>>()
  return (accessToken: AccessToken): Promise<SimpleFinAccountSet> => {
    const current = running.get(accessToken) ?? call(accessToken).finally(() => running.delete(accessToken))
    running.set(accessToken, current)
    return current
  }
}

function toPage(set: SimpleFinAccountSet, range: ReturnType<typeof rangeFrom>, today: Day): SyncPage {
  const read = set.accounts.map((account) => normalizeTransactions(account, today))
  const changed = read.flatMap(({ transactions }) => transactions)
  const pendingDays = changed.flatMap(({ isPending, day }) => (isPending ? [day] : []))
  return {
    changed,
    removed: [],
    skipped: read.reduce((sum, { skipped }) => sum + skipped, 0),
    nextCursor: range.isLast ? nextStart(today, pendingDays) : range.end,
    hasMore: !range.isLast,
    history: 'complete',
    // A bank that the server can't reach is missing from the response.
    coverage: hasErrors(set) ? { kind: 'partial' } : { kind: 'days', since: range.first },
  }
}

function describe(set: SimpleFinAccountSet): DescribedItem {
  const names = [...new Set(set.accounts.map((account) => organizationName(account) ?? UNNAMED))].toSorted()
  return {
    institutionId: `simplefin_${hashOf(names)}`,
    institutionName: joinNames(names),
    trouble: troubleOf(set),
    freshAt: freshest(set.accounts),
  }
}

/** Errors are texts for users. Without accounts, the link doesn't work; with some, the others may need a login. */
function troubleOf(set: SimpleFinAccountSet): BankErrorKind | null {
  if (!hasErrors(set)) {
    return null
  }
  return set.accounts.length === 0 ? 'login-at-provider' : 'partly-connected'
}

function hasErrors({ errors, errlist }: SimpleFinAccountSet): boolean {
  return errors.length + errlist.length > 0
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED)
  const more = names.length - shown.length
  if (shown.length === 0) {
    return UNNAMED
  }
  return more === 0 ? shown.join(' and ') : `${shown.join(', ')} and ${more} more`
}

function freshest(accounts: readonly SimpleFinAccount[]): Date | null {
  const times = accounts.flatMap((account) => account['balance-date'] ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times) * 1000)
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}

function secondsOf(day: Day): string {
  return String(Date.parse(`${day}T00:00:00Z`) / 1000)
}
