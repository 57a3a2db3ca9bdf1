/**
 * Files often do not say of which account they are. What happened on the days that two of them cover tells: one
 * account's files agree on those days, two accounts' do not, and equal rows of two accounts are two purchases.
 */
import type { ReadStatement, StatementRow } from '../statement.ts'
import { marksOf } from './row-marks.ts'

/** Fewer rows on the days that both cover prove nothing. */
const FEW_ROWS = 3

/** The given ids, with other ones for accounts that share an id without digits to prove it and cannot be the same. */
export function tellApart(
  statements: readonly ReadStatement[],
  ids: readonly (readonly string[])[],
): string[][] {
  const members = statements.flatMap(({ accounts, rows }, statement) =>
    accounts.map(
      ({ mask }, place): Member => ({
        statement,
        place,
        hasDigits: mask !== null,
        rows: rows.filter((row) => row.account === place),
      }),
    ),
  )
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

type Member = Readonly<{
  statement: number
  place: number
  hasDigits: boolean
  rows: readonly StatementRow[]
}>

function canBeOne(one: Member, other: Member): boolean {
  return (one.hasDigits && other.hasDigits) || !disagree(one.rows, other.rows)
}

/** Of the days that both cover, the one that tells less of them has mostly rows that the other has not. */
function disagree(one: readonly StatementRow[], other: readonly StatementRow[]): boolean {
  const [ofOne, ofOther] = [during(one, other), during(other, one)]
  const [fewer, all] = ofOne.length <= ofOther.length ? [ofOne, other] : [ofOther, one]
  if (fewer.length < FEW_ROWS) {
    return false
  }
  const known = new Set(all.flatMap(marksOf))
  const shared = fewer.filter((row) => marksOf(row).some((mark) => known.has(mark)))
  return shared.length * 2 < fewer.length
}

/** The rows from the first day of the others to their last. */
function during(rows: readonly StatementRow[], others: readonly StatementRow[]): StatementRow[] {
  let [first, last] = [others[0]?.day, others[0]?.day]
  for (const { day } of others) {
    first = first === undefined || day < first ? day : first
    last = last === undefined || day > last ? day : last
  }
  return rows.filter(({ day }) => first !== undefined && last !== undefined && day >= first && day <= last)
}
