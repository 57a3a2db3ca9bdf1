/** From statements to purchases: the same rules as for a linked account, since the engine's own sort the rows. */
import {
  type Categorised,
  categorise,
  dayRange,
  isLeaf,
  type LeftOut,
  merchantNameKey,
  nothingLeftOut,
  toCents,
} from '@cardsight/engine'
import type { ReadStatement } from '../statement.ts'
import { findDuplicates } from './find-duplicates.ts'
import { type Placed, placeRows } from './place-rows.ts'
import { ruleByType } from './type-rulings.ts'
import type {
  Certainty,
  MerchantCategories,
  RowLeftOut,
  Understood,
  UnderstoodAccount,
  UnderstoodLeftOut,
  UnderstoodPurchase,
} from './understood.ts'

/**
 * All statements together. Copies across files count once; pending rows and other currencies are left out; the
 * rest is sorted as the engine sorts a linked account's lines. What a person said of a merchant comes first.
 */
export function understand(
  statements: readonly ReadStatement[],
  merchantCategories: MerchantCategories = {},
): Understood {
  const placed = placeRows(statements)
  // A pending row comes again when it is posted, and must not make that one look like a copy.
  const copies = findDuplicates(placed.filter(({ row }) => !row.isPending))
  const details: UnderstoodPurchase[] = []
  const leftOutRows: UnderstoodLeftOut[] = []
  for (const one of placed) {
    const found = judge(one, copies.has(one), merchantCategories)
    if (found.kind === 'left-out') {
      leftOutRows.push({ reason: found.reason, statement: one.statement, row: one.row })
    } else {
      details.push(found.detail)
    }
  }
  const counted = placed.filter(
    (one) => !copies.has(one) && !one.row.isPending && one.row.otherCurrency === null,
  )
  return {
    accounts: accountsOf(counted),
    purchases: details.map(({ purchase }) => purchase),
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

type Judged =
  | Readonly<{ kind: 'left-out'; reason: RowLeftOut }>
  | Readonly<{ kind: 'purchase'; detail: UnderstoodPurchase }>

function judge(placed: Placed, isCopy: boolean, chosen: MerchantCategories): Judged {
  const { row, account } = placed
  if (isCopy) {
    return { kind: 'left-out', reason: 'duplicate' }
  }
  if (row.isPending) {
    return { kind: 'left-out', reason: 'pending' }
  }
  if (row.otherCurrency !== null) {
    return { kind: 'left-out', reason: 'other-currency' }
  }
  const byType = ruleByType(row, account.type === 'credit')
  const found: Categorised = byType === null ? sorted(placed) : { kind: 'left-out', reason: byType }
  return found.kind === 'left-out' ? found : { kind: 'purchase', detail: detailOf(placed, found, chosen) }
}

/**
 * An account of which nothing is known is taken for a bank account: money that comes in is then income unless it
 * is clearly a refund. The other way round a salary would be taken back from what was spent.
 */
function sorted({ row, account }: Placed): Categorised {
  const isPlaid = /^[A-Z]+(?:_[A-Z]+)+$/.test(row.category ?? '')
  return categorise({
    name: row.text,
    amountCents: row.cents,
    accountType: account.type === 'unknown' ? 'checking' : account.type,
    mcc: row.mcc ?? undefined,
    plaidDetailed: isPlaid ? (row.category ?? undefined) : undefined,
    issuerCategory: isPlaid ? undefined : (row.category ?? undefined),
  })
}

function detailOf(
  { row, statement, accountId }: Placed,
  found: Extract<Categorised, { kind: 'purchase' }>,
  chosen: MerchantCategories,
): UnderstoodPurchase {
  const own = chosen[merchantNameKey(found.merchant.name)]
  const isChosen = own !== undefined && isLeaf(own)
  const decidedBy = isChosen ? 'person' : found.by
  return {
    purchase: {
      day: row.day,
      cents: row.cents,
      leaf: isChosen ? own : found.leaf,
      merchant: found.merchant.key,
      account: accountId,
      name: found.merchant.name,
    },
    decidedBy,
    certainty: certainties[decidedBy],
    statement,
    row,
  }
}

const certainties: Readonly<Record<UnderstoodPurchase['decidedBy'], Certainty>> = {
  person: 'sure',
  merchant: 'sure',
  mcc: 'sure',
  plaid: 'sure',
  'issuer-category': 'sure',
  words: 'likely',
  unknown: 'unknown',
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

function accountsOf(placed: readonly Placed[]): UnderstoodAccount[] {
  const found = new Map<string, UnderstoodAccount>()
  for (const { accountId: id, account, row } of placed) {
    const known = found.get(id) ?? { id, ...account, firstDay: row.day, lastDay: row.day }
    found.set(id, {
      ...known,
      firstDay: row.day < known.firstDay ? row.day : known.firstDay,
      lastDay: row.day > known.lastDay ? row.day : known.lastDay,
    })
  }
  return [...found.values()]
}

function periodOf(placed: readonly Placed[]): Understood['period'] {
  let first = placed[0]?.row.day
  let last = first
  for (const { row } of placed) {
    first = first === undefined || row.day < first ? row.day : first
    last = last === undefined || row.day > last ? row.day : last
  }
  return first === undefined || last === undefined ? null : dayRange(first, last)
}
