/**
 * Files often do not say of which account they are. What happened on the days that two of them cover tells: one
 * account's files agree on those days, two accounts' do not, and equal rows of two accounts are two purchases.
 */
import type { Day } from '@cardsight/engine'
import type { ReadStatement, StatementRow } from '../statement.ts'
import { periodOf } from '../sum-up.ts'
import { marksOf } from './row-marks.ts'

/** Fewer rows on the days that both cover prove nothing. */
const FEW_ROWS = 3

/** The given ids, with other ones for accounts that share an id without digits to prove it and cannot be the same. */
export function tellApart(
  statements: readonly ReadStatement[],
  ids: readonly (readonly string[])[],
): string[][] {
  const members = statements.flatMap(({ accounts, rows }, statement) => {
    const rowsOf = accounts.map((): StatementRow[] => [])
    for (const row of rows) {
      rowsOf[row.account]?.push(row)
    }
    return accounts.map(
      ({ mask }, place): Member => ({
        statement,
        place,
        hasDigits: mask !== null,
        ...describeRows(rowsOf[place] ?? []),
      }),
    )
  })
  const told = ids.map((own) => [...own])
  const groups = new Map<string, Member[][]>()
  // Those with digits first: they keep the id, whichever file came first.
  for (const member of [...members].sort((a, b) => Number(b.hasDigits) - Number(a.hasDigits))) {
    const id = ids[member.statement]?.[member.place] ?? ''
    const accounts = groups.get(id) ?? []
    groups.set(id, accounts)
    const found = accounts.findIndex((account) => account.every((other) => canBeOne(member, other)))
    const number = found === -1 ? accounts.push([]) - 1 : found
    accounts[number]?.push(member)
    const own = told[member.statement]
    if (own !== undefined && number > 0) {
      own[member.place] = `${id}|${number + 1}`
    }
  }
  return told
}

type Member = RowFacts & Readonly<{ statement: number; place: number; hasDigits: boolean }>

/** What is compared of an account's rows. */
type RowFacts = Readonly<{
  rows: readonly StatementRow[]
  firstDay: Day | null
  lastDay: Day | null
  /** Computed once: an account is compared with many others. */
  marks: () => ReadonlySet<string>
}>

function describeRows(rows: readonly StatementRow[]): RowFacts {
  let marks: ReadonlySet<string> | null = null
  return {
    rows,
    ...periodOf(rows),
    marks: () => {
      marks ??= new Set(rows.flatMap(marksOf))
      return marks
    },
  }
}

function canBeOne(one: Member, other: Member): boolean {
  return (one.hasDigits && other.hasDigits) || !disagree(one, other)
}

/** Of the days that both cover, the one that tells less of them has mostly rows that the other has not. */
function disagree(one: RowFacts, other: RowFacts): boolean {
  const [ofOne, ofOther] = [during(one, other), during(other, one)]
  const [fewer, all] = ofOne.length <= ofOther.length ? [ofOne, other] : [ofOther, one]
  if (fewer.length < FEW_ROWS) {
    return false
  }
  const shared = fewer.filter((row) => marksOf(row).some((mark) => all.marks().has(mark)))
  return shared.length * 2 < fewer.length
}

/** The rows from the first day of the others to their last. */
function during({ rows }: RowFacts, { firstDay, lastDay }: RowFacts): StatementRow[] {
  return rows.filter(({ day }) => firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay)
}
