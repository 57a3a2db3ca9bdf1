import { createHash, randomUUID } from 'node:crypto'
import type { SavedImport } from '@cardsight/contract'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveBankImport } from '../../repositories/bank-imports.ts'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import type { NewTransaction } from '../../repositories/bank-transactions.ts'
import { type Institution, listInstitutions } from './list-institutions.ts'

/** Of all of a person's imports together: decades of statements. */
const MOST_ROWS_OF_A_PERSON = 240_000

/**
 * Keeps what was read from statement files, like a linked institution. Ids are made of what the rows say, so that
 * the same file, or one that overlaps, adds only what is new; twins within one account of a request are real.
 */
export async function saveImport(deps: Deps, userId: string, saved: SavedImport): Promise<Institution> {
  const handle = await saveBankImport(
    deps.database.db,
    {
      userId,
      institutionName: saved.institutionName,
      fresh: { id: randomUUID(), handle: newToken().token },
      contents: (itemId) => contentsOf(itemId, saved),
      at: deps.clock(),
    },
    { most: MOST_ROWS_OF_A_PERSON },
  )
  const institutions = await listInstitutions(deps, userId)
  const institution = institutions.find(({ item }) => item.handle === handle)
  if (institution === undefined) {
    throw new AppError('too-large', {
      message: 'Your account holds as many imported rows as we keep. Please remove an import first.',
    })
  }
  return institution
}

type ImportedAccount = SavedImport['accounts'][number]
type ImportedRow = SavedImport['rows'][number]

function contentsOf(itemId: string, { accounts, rows }: SavedImport) {
  const ids = new Map(accounts.map((account) => [account.id, accountIdOf(itemId, account)]))
  const seen = new Map<string, number>()
  const nthOfItsKind = ({ account, day, amountCents, name }: ImportedRow) => {
    const kind = JSON.stringify([account, day, amountCents, name])
    const nth = (seen.get(kind) ?? 0) + 1
    seen.set(kind, nth)
    return nth
  }
  const stored = rows.map((row) => toTransaction(row, ids.get(row.account) ?? '', nthOfItsKind(row)))
  return {
    accounts: [...new Map(accounts.map((account) => [ids.get(account.id), account])).values()].map(
      (account) => toAccount(itemId, account),
    ),
    transactions: [...new Map(stored.map((row) => [row.transactionId, row])).values()],
  }
}

/** Files of one account call it by different names, but know the same digits. */
function accountIdOf(itemId: string, { mask, name, subtype }: ImportedAccount): string {
  return digest(itemId, subtype, mask === null || mask === '' ? name : mask)
}

function toAccount(itemId: string, account: ImportedAccount): NewBankAccount {
  const { name, mask, subtype } = account
  const type = subtype === 'credit card' ? 'credit' : 'depository'
  return { accountId: accountIdOf(itemId, account), name, officialName: null, mask, type, subtype }
}

function toTransaction(row: ImportedRow, accountId: string, nth: number): NewTransaction {
  const { day, amountCents, name, mcc, issuerCategory, isAbroad } = row
  return {
    transactionId: digest(accountId, day, amountCents, name, nth),
    accountId,
    day,
    amountCents,
    name,
    mcc,
    plaidPrimary: null,
    plaidDetailed: null,
    plaidConfidence: null,
    issuerCategory,
    isAbroad,
    isPending: false,
  }
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
