/** Which accounts of several files are one and the same. */
import type { ReadStatement, StatementAccount } from '../statement.ts'
import { tellApart } from './tell-apart.ts'

/**
 * An id for each account of each statement, the same for files of one account. Last digits and the kind of
 * account tell: a bank may give its card and its checking account the same digits. An account whose file shows
 * less is the one that shows more, where only one comes into question and their rows do not speak against it: the
 * same account came in two formats.
 */
export function matchAccounts(statements: readonly ReadStatement[]): string[][] {
  const known = statements.flatMap(({ accounts, institution }) =>
    accounts.map((account) => ({ ...account, institution })),
  )
  const masked = known.filter(({ mask, type }) => mask !== null && type !== 'unknown')
  const named = known.filter(({ mask, institution }) => mask === null && institution !== null)
  const ids = statements.map(({ accounts, institution }) =>
    accounts.map((account) => {
      const one = { ...account, institution }
      return onlyFit(one, masked) ?? (one.mask === null ? onlyFit(one, named) : null) ?? idOf(one)
    }),
  )
  return tellApart(statements, ids)
}

function onlyFit(one: Known, others: readonly Known[]): string | null {
  const ids = new Set(others.filter((other) => canBeOne(one, other)).map(idOf))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

type Known = StatementAccount & Readonly<{ institution: string | null }>

function idOf({ mask, type, institution }: Known): string {
  return mask === null ? `${institution ?? ''}|${kindOf(type)}` : `${mask}|${kindOf(type)}`
}

function kindOf(type: StatementAccount['type']): string {
  return type === 'credit' ? 'credit' : 'bank'
}

function canBeOne(one: Known, other: Known): boolean {
  if (one.type !== 'unknown' && kindOf(one.type) !== kindOf(other.type)) {
    return false
  }
  if (one.mask !== null) {
    return one.mask === other.mask
  }
  return one.institution === null || other.institution === null || one.institution === other.institution
}
