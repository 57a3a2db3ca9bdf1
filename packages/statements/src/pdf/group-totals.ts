/** Compares the totals of sections with the entries in them. */
import type { SectionKind } from '../reconciliation.ts'
import type { SignedEntry } from './dated-entry.ts'
import type { LedgerTotal } from './entry.ts'
import { sideOf } from './sections.ts'

export type GroupDifference = Readonly<{
  groups: readonly SectionKind[]
  isIn: boolean
  /** Totals that the statement may mean, largest first. */
  candidates: readonly number[]
  readCents: number
}>

type PrintedKind = Exclude<SectionKind, 'activity'>

const inKinds: readonly PrintedKind[] = ['payments', 'credits', 'payments-and-credits', 'deposits']
const outKinds: readonly PrintedKind[] = [
  'purchases',
  'charges',
  'cash-advances',
  'balance-transfers',
  'withdrawals',
  'checks',
  'fees',
  'interest',
]

/** Kinds that one heading can cover, although the summary prints a total for each. */
const combined: readonly (readonly [SectionKind, readonly PrintedKind[]])[] = [
  ['payments-and-credits', ['payments', 'credits']],
  ['charges', ['purchases', 'cash-advances', 'balance-transfers']],
]

/** Kinds without those that another one covers. */
export function withoutParts(kinds: readonly SectionKind[]): SectionKind[] {
  const parts = combined.flatMap(([kind, covered]) => (kinds.includes(kind) ? covered : []))
  return kinds.filter((kind) => !parts.some((part) => part === kind))
}

/** Returns the totals that differ from what was read. */
export function compareGroups(
  entries: readonly SignedEntry[],
  totals: readonly LedgerTotal[],
): GroupDifference[] {
  return groupsOf(entries, totals).flatMap((groups): GroupDifference[] => {
    const printed = sumsOf(groups, totals)
    const isIn = sideOf(groups[0] ?? null) === 'credit'
    const own = entriesOf(groups, isIn, entries)
    const isUndated = own.length === 0 && groups.every((kind) => kind === 'fees' || kind === 'interest')
    if (printed.length === 0 || isUndated) {
      return []
    }
    // Some statements count a refund among purchases in the total of purchases, others in that of credits.
    const net = own.reduce((sum, { cents }) => sum + (isIn ? -cents : cents), 0)
    const gross = own.reduce((sum, { cents }) => sum + Math.max(0, isIn ? -cents : cents), 0)
    return printed.some((value) => value === net || value === gross)
      ? []
      : [{ groups, isIn, candidates: printed, readCents: net }]
  })
}

/** Whether the statement prints a total for every entry. */
export function hasTotalForAll(entries: readonly SignedEntry[], totals: readonly LedgerTotal[]): boolean {
  const groups = groupsOf(entries, totals)
  const covered = new Set(
    groups.flatMap((group) => entriesOf(group, sideOf(group[0] ?? null) === 'credit', entries)),
  )
  return entries.length > 0 && entries.every((entry) => covered.has(entry))
}

/** Kinds with a printed total, joined where entries may belong to either. */
function groupsOf(entries: readonly SignedEntry[], totals: readonly LedgerTotal[]): PrintedKind[][] {
  const printed = (kinds: readonly PrintedKind[]) =>
    kinds.filter((kind) => totals.some((total) => total.kind === kind))
  const present = new Set<SectionKind | null>([
    ...entries.map(({ entry }) => entry.kind),
    ...totals.map(({ kind }) => (kind === 'opening' || kind === 'closing' ? null : kind)),
  ])
  return [inKinds, outKinds].flatMap((kinds) => {
    const isIn = kinds === inKinds
    const isMixed = entries.some(({ entry, cents }) => sideOf(entry.kind) === null && cents < 0 === isIn)
    if (isMixed) {
      return printed(kinds).length === 0 ? [] : [printed(kinds)]
    }
    const joined = combined.filter(([kind]) => present.has(kind) && kinds.some((one) => one === kind))
    const inJoined = joined.map(([kind, parts]) => kinds.filter((one) => one === kind || parts.includes(one)))
    const others = kinds.filter((kind) => !inJoined.flat().includes(kind)).map((kind) => [kind])
    return [...inJoined, ...others].filter((group) => printed(group).length > 0)
  })
}

function entriesOf(
  groups: readonly PrintedKind[],
  isIn: boolean,
  entries: readonly SignedEntry[],
): SignedEntry[] {
  return entries.filter(({ entry: { kind }, cents }) =>
    kind === null || kind === 'activity' ? cents < 0 === isIn : groups.includes(kind),
  )
}

const MAX_SUMS = 200

/** Possible totals of a group, largest first. A summary may print the parts, their sum, or both. */
function sumsOf(groups: readonly PrintedKind[], totals: readonly LedgerTotal[]): number[] {
  const parts = combined.flatMap(([kind, kinds]) => (groups.some((group) => group === kind) ? kinds : []))
  const isWhole = (kind: PrintedKind) => combined.some(([whole]) => whole === kind)
  const choices = [
    groups,
    groups.filter((kind) => !parts.includes(kind)),
    groups.filter((kind) => !isWhole(kind) || !parts.some((part) => groups.includes(part))),
  ]
  const sums = choices.flatMap((kinds) =>
    addAll(kinds.map((kind) => totalsOfKind(kind, totals)).filter((values) => values.length > 0)),
  )
  return [...new Set(sums)].sort((a, b) => b - a)
}

/**
 * One kind can have several labels, such as customer deposits and other deposits. Several totals below entries, with
 * one label, are those of cardholders: only their sum counts, or a grand total that is their sum.
 */
function totalsOfKind(kind: PrintedKind, totals: readonly LedgerTotal[]): number[] {
  const own = totals.filter((total) => total.kind === kind)
  const inSummary = own.filter(({ endsSection }) => !endsSection)
  const largest = Math.max(0, ...valuesOf(inSummary))
  const values = [...new Set(own.map(({ label }) => label))].map((label) => {
    const [above, below] = [inSummary, own.filter(({ endsSection }) => endsSection)].map((some) =>
      valuesOf(some.filter((total) => total.label === label)),
    )
    return [...new Set([...(above ?? []), ...sumOfCardholders(below ?? [])])]
  })
  const isPart = (value: number) => value < largest && !valuesOf(inSummary).includes(value)
  return [...new Set([...addAll(values), ...values.flat().filter((value) => !isPart(value))])]
}

function valuesOf(totals: readonly LedgerTotal[]): number[] {
  return [...new Set(totals.map(({ amount }) => Math.abs(amount.cents)))]
}

function sumOfCardholders(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.length === 0 ? [] : [values.find((value) => value * 2 === sum) ?? sum]
}

/** All sums of one value from each list; none without lists. */
function addAll(lists: readonly (readonly number[])[]): number[] {
  return lists.reduce<number[]>(
    (sums, values) => sums.flatMap((sum) => values.map((value) => sum + value)).slice(0, MAX_SUMS),
    lists.length === 0 ? [] : [0],
  )
}
