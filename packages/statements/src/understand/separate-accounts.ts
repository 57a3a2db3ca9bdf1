/**
 * Separates accounts whose files don't name them. Files of one account agree on the days they both cover;
 * files of two accounts don't, and equal rows in two accounts are two purchases.
 */
import type { Day } from '@cardsight/engine/dates'
import type { ReadStatement, StatementRow } from '../statement.ts'
import { periodOf } from '../summarize-rows.ts'
import { rowKeysOf } from './row-keys.ts'

/** Fewer shared rows than this prove nothing. */
const MIN_SHARED_ROWS = 3

/** Returns the ids, with new ones for accounts that share an id without digits and can't be the same. */
export function separateAccounts(
  statements: readonly ReadStatement[],
  ids: readonly (readonly string[])[],
): string[][] {
  const candidates = statements.flatMap(({ accounts, rows }, statement) => {
    const rowsOf = accounts.map((): StatementRow[] => [])
    for (const row of rows) {
      rowsOf[row.account]?.push(row)
    }
    return accounts.map(
      ({ mask }, index): AccountRows => ({
        statement,
        index,
        hasDigits: mask !== null,
        ...describeRows(rowsOf[index] ?? []),
      }),
    )
  })
  const separated = ids.map((own) => [...own])
  const groups = new Map<string, AccountRows[][]>()
  // Accounts with digits first: they keep the id, whichever file came first.
  for (const candidate of [...candidates].sort((a, b) => Number(b.hasDigits) - Number(a.hasDigits))) {
    const id = ids[candidate.statement]?.[candidate.index] ?? ''
    const accounts = groups.get(id) ?? []
    groups.set(id, accounts)
    const found = accounts.findIndex((account) => account.every((other) => canMatch(candidate, other)))
    const number = found === -1 ? accounts.push([]) - 1 : found
    accounts[number]?.push(candidate)
    const own = separated[candidate.statement]
    if (own !== undefined && number > 0) {
      own[candidate.index] = `${id}|${number + 1}`
    }
  }
  return separated
}

type AccountRows = RowFacts & Readonly<{ statement: number; index: number; hasDigits: boolean }>

/** Rows of an account, prepared for comparison. */
type RowFacts = Readonly<{
  rows: readonly StatementRow[]
  firstDay: Day | null
  lastDay: Day | null
  /** Computed once, because an account is compared with many others. */
  marks: () => ReadonlySet<string>
}>

function describeRows(rows: readonly StatementRow[]): RowFacts {
  let marks: ReadonlySet<string> | null = null
  return {
    rows,
    ...periodOf(rows),
    marks: () => {
      marks ??= new Set(rows.flatMap(rowKeysOf))
      return marks
    },
  }
}

function canMatch(one: AccountRows, other: AccountRows): boolean {
  return (one.hasDigits && other.hasDigits) || !disagree(one, other)
}

/** On the days that both cover, most rows of the account with fewer rows are missing from the other. */
function disagree(one: RowFacts, other: RowFacts): boolean {
  const [ofOne, ofOther] = [during(one, other), during(other, one)]
  const [fewer, all] = ofOne.length <= ofOther.length ? [ofOne, other] : [ofOther, one]
  if (fewer.length < MIN_SHARED_ROWS) {
    return false
  }
  const shared = fewer.filter((row) => rowKeysOf(row).some((mark) => all.marks().has(mark)))
  return shared.length * 2 < fewer.length
}

/** The rows within the other account's date range. */
function during({ rows }: RowFacts, { firstDay, lastDay }: RowFacts): StatementRow[] {
  return rows.filter(({ day }) => firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay)
}
