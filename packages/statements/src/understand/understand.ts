/** Converts statements to purchases with the engine's own rules, so they match those of a linked account. */

import {
  type Categorized,
  type CorrectedPart,
  type CorrectedPurchase,
  type CountedPurchase,
  categorize,
  createCategoryCorrector,
  type Layer,
} from '@cardsight/categorizer'
import { dayRange } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import {
  type LeftOut,
  noCorrections,
  nothingLeftOut,
  type SpendingCorrections,
} from '@cardsight/engine/spending'
import type { AccountType, ReadStatement, StatementRow } from '../statement.ts'
import { findDuplicates } from './find-duplicates.ts'
import { listRows, type SourceRow } from './list-rows.ts'
import { ruleByType } from './type-rulings.ts'
import type {
  RowLeftOut,
  Understood,
  UnderstoodAccount,
  UnderstoodLeftOut,
  UnderstoodPurchase,
} from './understood.ts'

/**
 * Combines all statements. Copies across files count once; pending rows and other currencies are left out;
 * the rest is categorized like a linked account's transactions. The person's corrections come first.
 */
export function understand(
  statements: readonly ReadStatement[],
  corrections: SpendingCorrections = noCorrections,
): Understood {
  const sourceRows = listRows(statements)
  // A pending row appears again when posted, and must not make that one look like a copy.
  const copies = findDuplicates(sourceRows.filter(({ row }) => !row.isPending))
  const correct = createCategoryCorrector(corrections)
  const details: UnderstoodPurchase[] = []
  const leftOutRows: UnderstoodLeftOut[] = []
  for (const one of sourceRows) {
    for (const found of classify(one, copies.has(one), correct)) {
      if (found.kind === 'left-out') {
        const { reason, layer } = found
        const { statement, accountId, row } = one
        leftOutRows.push({ reason, layer, statement, accountId, row })
      } else {
        details.push(detailOf(one, found))
      }
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
  | Readonly<{ kind: 'left-out'; reason: RowLeftOut; layer: Layer | 'person' | null }>
  | PurchasePart

type PurchasePart = CorrectedPurchase & Pick<CorrectedPart, 'cents'>

type Corrector = ReturnType<typeof createCategoryCorrector>

function classify(sourceRow: SourceRow, isCopy: boolean, correct: Corrector): readonly Outcome[] {
  const { row, account, accountId } = sourceRow
  if (isCopy) {
    return [{ kind: 'left-out', reason: 'duplicate', layer: null }]
  }
  if (row.isPending) {
    return [{ kind: 'left-out', reason: 'pending', layer: null }]
  }
  if (row.otherCurrency !== null) {
    return [{ kind: 'left-out', reason: 'other-currency', layer: null }]
  }
  const byType = ruleByType(row, account.type === 'credit')
  const sorted: Categorized =
    byType === null ? sortByText(sourceRow) : { kind: 'left-out', reason: byType, layer: 'non-purchase' }
  const { day, cents, text } = row
  return correct({ account: accountId, day, cents, text }, sorted)
}

/**
 * An account of unknown type counts as a bank account, where incoming money is income unless it's clearly a
 * refund. Otherwise a salary would be subtracted from the spending.
 */
function sortByText({ row, account }: SourceRow): Categorized {
  const cached = cache.get(row)
  if (cached?.type === account.type) {
    return cached.found
  }
  const found = categorizeRow(row, account.type)
  cache.set(row, { type: account.type, found })
  return found
}

/** Categorizing takes most of the time, and every correction asks for all rows again. */
const cache = new WeakMap<StatementRow, { type: AccountType; found: Categorized }>()

function categorizeRow(row: StatementRow, type: AccountType): Categorized {
  const isPlaid = /^[A-Z]+(?:_[A-Z]+)+$/.test(row.category ?? '')
  return categorize({
    name: row.text,
    amountCents: row.cents,
    accountType: type === 'unknown' ? 'checking' : type,
    mcc: row.mcc ?? undefined,
    plaidDetailed: isPlaid ? (row.category ?? undefined) : undefined,
    issuerCategory: isPlaid ? undefined : (row.category ?? undefined),
  })
}

function detailOf(
  { row, statement, accountId }: SourceRow,
  { leaf, merchant, layer, certainty, confidence, cents }: PurchasePart,
): UnderstoodPurchase {
  return {
    purchase: {
      day: row.day,
      cents,
      leaf,
      merchant: merchant.key,
      account: accountId,
      name: merchant.name,
    },
    layer,
    certainty,
    confidence,
    statement,
    row,
  }
}

function withCertainty({ purchase, certainty, confidence }: UnderstoodPurchase): CountedPurchase {
  return certainty === 'sure' ? purchase : { ...purchase, certainty, confidence }
}

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
