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
    accountType: accountTypeOf(row),
    mcc: row.mcc ?? undefined,
    plaidPrimary: row.categoryPrimary ?? undefined,
    plaidDetailed: row.categoryDetailed ?? undefined,
    plaidConfidence: row.categoryConfidence ?? undefined,
    issuerCategory: row.issuerCategory ?? undefined,
    ...(row.isAbroad ? { isAbroad: true } : {}),
  }
}

function accountTypeOf({
  accountType: type,
  accountSubtype: subtype,
}: StoredTransaction): AccountLine['accountType'] {
  const kind = kindOfAccount({ type, subtype })
  if (kind === null) {
    return 'savings'
  }
  return kind === 'checking' ? 'checking' : 'credit'
}
