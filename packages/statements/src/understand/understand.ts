/** Converts statements to purchases with the engine's own rules, so they match those of a linked account. */

import {
  type Categorized,
  type CategorizedPurchase,
  type CountedPurchase,
  categorize,
  type Layer,
  merchantNameKey,
} from '@cardsight/categorizer'
import { isLeaf } from '@cardsight/engine/categories'
import { dayRange } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { type LeftOut, nothingLeftOut } from '@cardsight/engine/spending'
import type { ReadStatement } from '../statement.ts'
import { findDuplicates } from './find-duplicates.ts'
import { listRows, type SourceRow } from './list-rows.ts'
import { ruleByType } from './type-rulings.ts'
import type {
  MerchantCategories,
  RowLeftOut,
  Understood,
  UnderstoodAccount,
  UnderstoodLeftOut,
  UnderstoodPurchase,
} from './understood.ts'

/**
 * Combines all statements. Copies across files count once; pending rows and other currencies are left out;
 * the rest is categorized like a linked account's transactions. The user's merchant corrections come first.
 */
export function understand(
  statements: readonly ReadStatement[],
  merchantCategories: MerchantCategories = {},
): Understood {
  const sourceRows = listRows(statements)
  // A pending row appears again when posted, and must not make that one look like a copy.
  const copies = findDuplicates(sourceRows.filter(({ row }) => !row.isPending))
  const details: UnderstoodPurchase[] = []
  const leftOutRows: UnderstoodLeftOut[] = []
  for (const one of sourceRows) {
    const found = classify(one, copies.has(one), merchantCategories)
    if (found.kind === 'left-out') {
      const { reason, layer } = found
      leftOutRows.push({ reason, layer, statement: one.statement, row: one.row })
    } else {
      details.push(found.detail)
    }
  }
  const counted = sourceRows.filter(
    (one) => !copies.has(one) && !one.row.isPending && one.row.otherCurrency === null,
  )
  return {
    accounts: accountsOf(counted),
    purchases: details.map(withCertainty),
    details,
    ...totalsOf(details),
    ...countsOf(leftOutRows),
    leftOutRows,
    duplicates: [...copies].map(([copy, first]) => ({
      statement: copy.statement,
      row: copy.row,
      firstStatement: first.statement,
      firstRow: first.row,
    })),
    period: periodOf(counted),
  }
}

type Outcome =
  | Readonly<{ kind: 'left-out'; reason: RowLeftOut; layer: Layer | null }>
  | Readonly<{ kind: 'purchase'; detail: UnderstoodPurchase }>

function classify(sourceRow: SourceRow, isCopy: boolean, chosen: MerchantCategories): Outcome {
  const { row, account } = sourceRow
  if (isCopy) {
    return { kind: 'left-out', reason: 'duplicate', layer: null }
  }
  if (row.isPending) {
    return { kind: 'left-out', reason: 'pending', layer: null }
  }
  if (row.otherCurrency !== null) {
    return { kind: 'left-out', reason: 'other-currency', layer: null }
  }
  const byType = ruleByType(row, account.type === 'credit')
  const found: Categorized =
    byType === null ? sorted(sourceRow) : { kind: 'left-out', reason: byType, layer: 'non-purchase' }
  return found.kind === 'left-out' ? found : { kind: 'purchase', detail: detailOf(sourceRow, found, chosen) }
}

/**
 * An account of unknown type counts as a bank account, where incoming money is income unless it's clearly a
 * refund. Otherwise a salary would be subtracted from the spending.
 */
function sorted({ row, account }: SourceRow): Categorized {
  const isPlaid = /^[A-Z]+(?:_[A-Z]+)+$/.test(row.category ?? '')
  return categorize({
    name: row.text,
    amountCents: row.cents,
    accountType: account.type === 'unknown' ? 'checking' : account.type,
    mcc: row.mcc ?? undefined,
    plaidDetailed: isPlaid ? (row.category ?? undefined) : undefined,
    issuerCategory: isPlaid ? undefined : (row.category ?? undefined),
  })
}

function detailOf(
  { row, statement, accountId }: SourceRow,
  found: CategorizedPurchase,
  chosen: MerchantCategories,
): UnderstoodPurchase {
  const own = chosen[merchantNameKey(found.merchant.name)]
  const isChosen = own !== undefined && isLeaf(own)
  return {
    purchase: {
      day: row.day,
      cents: row.cents,
      leaf: isChosen ? own : found.leaf,
      merchant: found.merchant.key,
      account: accountId,
      name: found.merchant.name,
    },
    ...(isChosen
      ? byPerson
      : { layer: found.layer, certainty: found.certainty, confidence: found.confidence }),
    statement,
    row,
  }
}

function withCertainty({ purchase, certainty }: UnderstoodPurchase): CountedPurchase {
  return certainty === 'sure' ? purchase : { ...purchase, certainty }
}

const byPerson = { layer: 'person', certainty: 'sure', confidence: 1 } as const

function totalsOf(details: readonly UnderstoodPurchase[]) {
  let [purchaseCount, refundCount, spent, refunded] = [0, 0, 0, 0]
  for (const { purchase } of details) {
    if (purchase.cents < 0) {
      refundCount += 1
      refunded -= purchase.cents
    } else {
      purchaseCount += 1
      spent += purchase.cents
    }
  }
  return { purchaseCount, refundCount, spentCents: toCents(spent), refundedCents: toCents(refunded) }
}

function countsOf(rows: readonly UnderstoodLeftOut[]): Pick<Understood, 'leftOut' | 'leftOutBy'> {
  const leftOut: Record<keyof LeftOut, number> = { ...nothingLeftOut }
  const leftOutBy: Partial<Record<RowLeftOut, number>> = {}
  for (const { reason } of rows) {
    leftOutBy[reason] = (leftOutBy[reason] ?? 0) + 1
    if (reason !== 'pending' && reason !== 'other-currency' && reason !== 'duplicate') {
      leftOut[reason] += 1
    }
  }
  return { leftOut, leftOutBy }
}

function accountsOf(sourceRows: readonly SourceRow[]): UnderstoodAccount[] {
  const found = new Map<string, UnderstoodAccount>()
  for (const { accountId: id, account, row } of sourceRows) {
    const known = found.get(id) ?? { id, ...account, firstDay: row.day, lastDay: row.day }
    found.set(id, {
      ...known,
      firstDay: row.day < known.firstDay ? row.day : known.firstDay,
      lastDay: row.day > known.lastDay ? row.day : known.lastDay,
    })
  }
  return [...found.values()]
}

function periodOf(sourceRows: readonly SourceRow[]): Understood['period'] {
  let first = sourceRows[0]?.row.day
  let last = first
  for (const { row } of sourceRows) {
    first = first === undefined || row.day < first ? row.day : first
    last = last === undefined || row.day > last ? row.day : last
  }
  return first === undefined || last === undefined ? null : dayRange(first, last)
}
