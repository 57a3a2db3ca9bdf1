import type { AccountLine } from '@cardsight/categorizer'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { StoredTransaction } from '../../repositories/bank-transactions.ts'
import { kindOfAccount } from './usable-accounts.ts'

/** Converts a stored transaction to the engine's input. */
export function toAccountLine(row: StoredTransaction): AccountLine {
  return {
    day: parseDay(row.day),
    account: row.accountId,
    name: row.name,
    amountCents: toCents(row.amountCents),
    accountType: accountTypeOf(row.accountSubtype),
    mcc: row.mcc ?? undefined,
    plaidPrimary: row.categoryPrimary ?? undefined,
    plaidDetailed: row.categoryDetailed ?? undefined,
    plaidConfidence: row.categoryConfidence ?? undefined,
    issuerCategory: row.issuerCategory ?? undefined,
    ...(row.isAbroad ? { isAbroad: true } : {}),
  }
}

function accountTypeOf(subtype: string): AccountLine['accountType'] {
  const kind = kindOfAccount(subtype)
  if (kind === null) {
    return 'savings'
  }
  return kind === 'checking' ? 'checking' : 'credit'
}
