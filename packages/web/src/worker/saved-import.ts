/** The payload for saving an import to the account: the transactions that count, not the files. */
import type { SavedImport } from '@cardsight/contract/banking'
import type { ReadStatement, Understood, UnderstoodAccount } from '@cardsight/statements'

const MANY_BANKS = 'Imported statements'
const LONGEST = { institution: 100, account: 200, row: 300, category: 100 } as const

/**
 * Purchases and refunds with the descriptions from their files: the server categorizes them like those of a
 * bank.
 */
export function savedImportOf(
  statements: readonly ReadStatement[],
  { accounts, details }: Pick<Understood, 'accounts' | 'details'>,
): SavedImport {
  const used = new Set(details.map(({ purchase }) => purchase.account))
  return {
    institutionName: institutionOf(statements),
    accounts: accounts.filter(({ id }) => used.has(id)).map(toAccount),
    rows: details.map(({ purchase, row }) => ({
      account: purchase.account ?? '',
      day: row.day,
      amountCents: row.cents,
      name: plain(row.text, LONGEST.row) || 'Unnamed',
      mcc: row.mcc,
      issuerCategory: row.category === null ? null : plain(row.category, LONGEST.category),
      isAbroad: false,
    })),
  }
}

function institutionOf(statements: readonly ReadStatement[]): string {
  const names = new Set(statements.flatMap(({ institution }) => institution ?? []))
  const [only] = names
  return only !== undefined && names.size === 1 ? plain(only, LONGEST.institution) : MANY_BANKS
}

function toAccount({ id, label, mask, type }: UnderstoodAccount): SavedImport['accounts'][number] {
  return {
    id,
    name: plain(label, LONGEST.account) || 'Account',
    mask: mask !== null && /^[\dA-Za-z]{1,4}$/.test(mask) ? mask : null,
    subtype: subtypes[type],
  }
}

/** As for the results here, an account of unknown type counts as a bank account. */
const subtypes = {
  credit: 'credit card',
  savings: 'savings',
  checking: 'checking',
  unknown: 'checking',
} as const

/** One line of text that the database accepts. */
function plain(text: string, longest: number): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}
