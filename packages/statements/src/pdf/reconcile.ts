/** Compares the entries of a statement with the totals that it prints. */
import { toCents } from '@cardsight/engine/money'
import type { Reconciliation, SectionKind, TotalDifference, UnreadLine } from '../reconciliation.ts'
import type { AccountType } from '../statement.ts'
import { type BalanceCheck, checkBalances } from './balance-equation.ts'
import type { SignedEntry } from './dated-entry.ts'
import type { LedgerTotal } from './entry.ts'
import { compareGroups, type GroupDifference, hasTotalForAll, withoutParts } from './group-totals.ts'
import { proveByFlipping } from './sign-groups.ts'
import { totalSentences } from './total-sentences.ts'

export type Reconciled = Readonly<{
  reconciliation: Reconciliation
  /** With the signs that fit the balances, where only one reading does. */
  entries: readonly SignedEntry[]
  /** The balances prove every sign. */
  isProven: boolean
}>

type Statement = Readonly<{
  entries: readonly SignedEntry[]
  totals: readonly LedgerTotal[]
  ledgerCount: number
  type: AccountType
  unread: readonly UnreadLine[]
  /** Lines that look like transactions but are outside of all sections. */
  strayLines: ReadonlySet<number>
}>

/** Lines listed for the user. */
const MAX_UNREAD = 20

export function reconcile({ entries, totals, ledgerCount, type, unread, strayLines }: Statement): Reconciled {
  const results = Array.from({ length: ledgerCount }, (_, account) =>
    reconcileLedger(
      entries.filter(({ entry }) => entry.ledger === account),
      totals.filter(({ ledger }) => ledger === account),
      { account, type },
    ),
  )
  const differences = results.flatMap((result) => result.differences)
  const readings = new Map(results.flatMap((result) => result.entries).map((one) => [one.entry, one]))
  const status = statusOf(results, differences)
  const unreadLinesOf = (reached: Reconciliation['status']) => {
    const strays = reached === 'no-totals' ? unread.filter(({ line }) => strayLines.has(line)) : []
    return reached === 'mismatch' ? likeliest(unread, entries) : strays
  }
  return {
    entries: entries.map((one) => readings.get(one.entry) ?? one),
    isProven: results.every(
      ({ balances, entries: read }) => read.length === 0 || balances?.isBalanced === true,
    ),
    reconciliation: {
      status,
      differences,
      unreadLines: unreadLinesOf(status).slice(0, MAX_UNREAD),
    },
  }
}

type LedgerResult = Readonly<{
  entries: readonly SignedEntry[]
  differences: readonly TotalDifference[]
  balances: BalanceCheck | null
  hasTotals: boolean
}>

type Account = Readonly<{ account: number; type: AccountType }>

function reconcileLedger(
  read: readonly SignedEntry[],
  totals: readonly LedgerTotal[],
  { account, type }: Account,
): LedgerResult {
  const check = (one: readonly SignedEntry[]) => checkLedger(one, totals, type)
  const entries = check(read)?.isBalanced === false ? (proveByFlipping(read, check) ?? read) : read
  const balances = check(entries)
  const groups = compareGroups(entries, totals)
  return {
    entries,
    balances,
    hasTotals: balances !== null || hasTotalForAll(entries, totals),
    differences: differencesOf(balances, groups, entries).map((one) => ({ account, ...one })),
  }
}

function checkLedger(
  entries: readonly SignedEntry[],
  totals: readonly LedgerTotal[],
  type: AccountType,
): BalanceCheck | null {
  const netCents = entries.reduce((sum, { cents }) => sum + cents, 0)
  const datedKinds = new Set(entries.map(({ entry }) => entry.kind ?? ''))
  return checkBalances(totals, { type, netCents, datedKinds })
}

function statusOf(
  results: readonly LedgerResult[],
  differences: readonly TotalDifference[],
): Reconciliation['status'] {
  if (differences.length > 0) {
    return 'mismatch'
  }
  const counted = results.filter(({ entries, hasTotals }) => entries.length > 0 || hasTotals)
  return counted.length > 0 && counted.every(({ hasTotals }) => hasTotals) ? 'matched' : 'no-totals'
}

/**
 * If the balances fit, the totals of groups may only differ by how the bank counts refunds, unless entries are
 * missing on both sides. If they don't fit, the group that explains the difference is the one to report.
 */
function differencesOf(
  balances: BalanceCheck | null,
  groups: readonly GroupDifference[],
  entries: readonly SignedEntry[],
): Omit<TotalDifference, 'account'>[] {
  const largest = groups.map((group) => groupDifference(group, group.candidates[0] ?? 0))
  if (balances === null) {
    return largest
  }
  if (balances.isBalanced) {
    return isMissingOnBothSides(groups) ? largest : []
  }
  const readCents = entries.reduce((sum, { cents }) => sum + cents, 0) + balances.undatedCents
  const gap = Math.abs(balances.printedCents - readCents)
  const explaining = groups.flatMap((group) => {
    const printed = group.candidates.find((value) => Math.abs(value - group.readCents) === gap)
    return printed === undefined ? [] : [groupDifference(group, printed)]
  })
  if (explaining.length > 0) {
    return explaining.slice(0, 1)
  }
  return explainsOnBothSides(groups, balances.printedCents - readCents)
    ? largest
    : [balanceDifference(balances.printedCents, readCents), ...largest]
}

/** Missing charges and missing credits partly cancel in the balance, so they're named apart. */
function explainsOnBothSides(groups: readonly GroupDifference[], gapCents: number): boolean {
  const missing = (isIn: boolean) =>
    groups
      .filter((group) => group.isIn === isIn)
      .map(({ candidates, readCents }) => (candidates[0] ?? 0) - readCents)
  const [credits, charges] = [missing(true), missing(false)]
  const net = [...charges, ...credits.map((cents) => -cents)].reduce((sum, cents) => sum + cents, 0)
  return credits.length > 0 && charges.length > 0 && net === gapCents
}

function balanceDifference(printedCents: number, readCents: number): Omit<TotalDifference, 'account'> {
  const size = dollars(Math.abs(printedCents - readCents))
  return {
    groups: ['balance'],
    printedCents: toCents(printedCents),
    readCents: toCents(readCents),
    sentence: totalSentences.balance(dollars(printedCents), dollars(readCents), totalSentences.missing(size)),
  }
}

function isMissingOnBothSides(groups: readonly GroupDifference[]): boolean {
  const missing = (isIn: boolean) =>
    groups
      .filter((group) => group.isIn === isIn)
      .reduce((sum, { candidates, readCents }) => sum + (candidates.at(-1) ?? 0) - readCents, 0)
  return missing(true) > 0 && missing(true) === missing(false)
}

function groupDifference(
  { groups, readCents }: GroupDifference,
  printedCents: number,
): Omit<TotalDifference, 'account'> {
  const size = dollars(Math.abs(printedCents - readCents))
  const difference = readCents < printedCents ? totalSentences.missing(size) : totalSentences.tooMuch(size)
  return {
    groups,
    printedCents: toCents(printedCents),
    readCents: toCents(readCents),
    sentence: totalSentences.group(nameOf(groups), dollars(printedCents), dollars(readCents), difference),
  }
}

const names: Readonly<Record<SectionKind, string>> = {
  payments: 'payments',
  credits: 'credits',
  'payments-and-credits': 'payments and credits',
  purchases: 'purchases',
  charges: 'charges',
  'cash-advances': 'cash advances',
  'balance-transfers': 'balance transfers',
  fees: 'fees',
  interest: 'interest',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  checks: 'checks',
  activity: 'transactions',
}

function nameOf(groups: readonly SectionKind[]): string {
  const verb = groups.length === 1 && groups[0] === 'interest' ? 'was' : 'were'
  return `${withoutParts(groups)
    .map((group) => names[group])
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1')} ${verb}`
}

function dollars(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `${cents < 0 ? '-' : ''}$${text}`
}

/** Lines that begin with a date or stand between entries, in the order of the statement. */
function likeliest(unread: readonly UnreadLine[], entries: readonly SignedEntry[]): UnreadLine[] {
  const lines = entries.map(({ entry }) => entry.line)
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  const near = unread.filter(({ line, text }) => /^\d{1,2}[/-]\d/.test(text) || (line > first && line < last))
  return near.length > 0 ? near : [...unread]
}
