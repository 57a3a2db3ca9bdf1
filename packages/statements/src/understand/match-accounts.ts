/** Matches accounts across files. */
import type { ReadStatement, StatementAccount } from '../statement.ts'
import { joinUnknownAccounts } from './join-unknown-accounts.ts'
import { separateAccounts } from './separate-accounts.ts'

/**
 * Returns an id for each account of each statement, the same for files of one account. Last digits and
 * account type decide, because a bank may give a card and a checking account the same digits. An account with
 * less information matches one with more if there's only one candidate and their rows don't contradict: the
 * same account in two formats.
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
      return onlyMatch(one, masked) ?? (one.mask === null ? onlyMatch(one, named) : null) ?? idOf(one)
    }),
  )
  return separateAccounts(statements, joinUnknownAccounts(statements, ids))
}

function onlyMatch(one: BankAccount, others: readonly BankAccount[]): string | null {
  const ids = new Set(others.filter((other) => canMatch(one, other)).map(idOf))
  const [only] = ids
  return ids.size === 1 && only !== undefined ? only : null
}

type BankAccount = StatementAccount & Readonly<{ institution: string | null }>

function idOf({ mask, type, institution }: BankAccount): string {
  return mask === null ? `${institution ?? ''}|${kindOf(type)}` : `${mask}|${kindOf(type)}`
}

function kindOf(type: StatementAccount['type']): string {
  return type === 'credit' ? 'credit' : 'bank'
}

function canMatch(one: BankAccount, other: BankAccount): boolean {
  if (one.type !== 'unknown' && kindOf(one.type) !== kindOf(other.type)) {
    return false
  }
  if (one.mask !== null) {
    return one.mask === other.mask
  }
  return one.institution === null || other.institution === null || one.institution === other.institution
}
