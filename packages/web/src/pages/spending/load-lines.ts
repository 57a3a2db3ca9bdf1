/** Transactions for the Spending page: of the account's links and saved files, or of files that are stored in this browser. */

import type { Account, SpendingLines } from '@cardsight/contract/banking'
import { isLeaf } from '@cardsight/engine/categories'
import { type Day, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { leftOutKinds } from '@cardsight/engine/spending'
import { accountsOf, toBanks } from '../../features/linking/banks.ts'
import { accountName } from '../../features/owned-cards/account-cards.ts'
import type { SpendingLine } from '../../features/purchases/list-purchases.ts'
import { readToken } from '../../lib/storage.ts'
import { browserImportStorage } from '../../lib/stored-import.ts'
import type { ImportedLines } from '../../worker/imported-lines.ts'
import type { StoredImport } from '../../worker/imports.ts'
import { openImports } from '../../worker/open-workers.ts'

export type LoadedLines = Readonly<{
  /** By day. */
  lines: readonly SpendingLine[]
  accounts: readonly Readonly<{ id: string; label: string }>[]
  /** Whether the older ones are there too. */
  older: 'loaded' | 'loading' | 'failed'
}>

export type LinesPorts = Readonly<{
  /** Null if nothing is linked or saved. Calls back with the newest ones first, and then with more. */
  ofAccount: (
    onUnauthorized: () => void,
    onLines: (loaded: LoadedLines) => void,
  ) => Promise<LoadedLines | null>
  ofBrowser: (onLines: (loaded: LoadedLines) => void) => Promise<LoadedLines | null>
}>

export const browserLines: LinesPorts = { ofAccount: loadAccountLines, ofBrowser: loadImportedLines }

async function loadAccountLines(
  onUnauthorized: () => void,
  onLines: (loaded: LoadedLines) => void,
): Promise<LoadedLines | null> {
  const [{ createBrowserApi }, { fetchAccounts, fetchSpendingLines }, { LINE_PARTS }] = await Promise.all([
    import('../../api/client.ts'),
    import('../../api/banking.ts'),
    import('@cardsight/contract/banking'),
  ])
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  const [newest, ...olderParts] = LINE_PARTS
  const [{ list }, found] = await Promise.all([fetchAccounts(api), fetchSpendingLines(api, newest)])
  const accounts = accountsOf(toBanks(list)).map(toShownAccount)
  if (accounts.length === 0) {
    return null
  }
  let lines = toLines(found)
  try {
    for (const part of olderParts) {
      onLines({ lines, accounts, older: 'loading' })
      lines = [...toLines(await fetchSpendingLines(api, part)), ...lines]
    }
  } catch {
    return { lines, accounts, older: 'failed' }
  }
  return { lines, accounts, older: 'loaded' }
}

function toShownAccount(account: Account) {
  return { id: account.account_id, label: `${accountName(account)}, ${account.institutionName}` }
}

const certainties = ['unknown', 'probable', 'sure'] as const

/** Lines whose kind is from a newer server count as other spending. */
function toLines({ accounts, merchants, kinds, lines }: SpendingLines): SpendingLine[] {
  const abroad = new Set(lines.abroad)
  const known = kinds.map((kind) =>
    isLeaf(kind) ? kind : (leftOutKinds.find((one) => one === kind) ?? 'other'),
  )
  let day: Day | null = null
  return lines.days.map((dayText, index) => {
    // Most have the day of the line before.
    day = day === dayText ? day : parseDay(dayText)
    const merchant = merchants[lines.merchant[index] ?? -1]
    const text = lines.texts[index] ?? ''
    return {
      day,
      account: accounts[lines.account[index] ?? -1] ?? '',
      cents: toCents(lines.cents[index] ?? 0),
      text,
      merchant: merchant?.name ?? text,
      merchantKey: merchant?.key ?? null,
      kind: known[lines.kind[index] ?? -1] ?? 'other',
      certainty: certainties[lines.certainty[index] ?? 0] ?? 'unknown',
      isAbroad: abroad.has(index),
    }
  })
}

/** Null if no statements are stored in this browser. Nothing of them leaves it. */
async function loadImportedLines(onLines: (loaded: LoadedLines) => void): Promise<LoadedLines | null> {
  const stored = await browserImportStorage.read()
  if (!isStoredImport(stored) || stored.files.length === 0) {
    return null
  }
  const worker = openImports(() => undefined)
  try {
    const opened = worker.ask('openFiles', stored.files)
    try {
      if (stored.newest !== undefined) {
        onLines(toLoaded(stored.newest))
      }
    } catch {
      // Another version of the page stored them in another form.
    }
    await opened
    return toLoaded(await worker.ask('lines'))
  } finally {
    worker.close()
  }
}

function toLoaded({ columns, accounts, hasOlder }: ImportedLines): LoadedLines {
  return {
    lines: toLines(columns),
    accounts: accounts.map(({ id, label, mask }) => ({
      id,
      label: mask === null || label.includes(mask) ? label : `${label} ••${mask}`,
    })),
    older: hasOlder ? 'loading' : 'loaded',
  }
}

function isStoredImport(value: unknown): value is StoredImport {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)
}
