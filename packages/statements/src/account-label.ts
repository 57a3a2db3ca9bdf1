/** Display name of an account, with its last digits. */
import type { AccountType } from './statement.ts'

type Known = Readonly<{ institution: string | null; mask: string | null; type: AccountType; name: string }>

/** Returns 'Chase ending in 1234', 'Chase checking account' without digits, or the name without a bank. */
export function accountLabel({ institution, mask, type, name }: Known): string {
  if (mask !== null) {
    return `${institution ?? words[type]} ending in ${mask}`
  }
  if (institution === null) {
    return name
  }
  return /card$/i.test(institution) ? institution : `${institution} ${words[type].toLowerCase()}`
}

/**
 * Returns the last four digits of an account number, which may be masked otherwise; null if there are none.
 */
export function maskOf(text: string): string | null {
  const found = /(\d{3,5})\D*$/.exec(text.replace(/[\s-]/g, ''))
  return found === null ? null : (found[1] ?? '').slice(-4)
}

const words: Readonly<Record<AccountType, string>> = {
  credit: 'Credit card',
  checking: 'Checking account',
  savings: 'Savings account',
  unknown: 'Account',
}
