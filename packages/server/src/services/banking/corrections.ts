import { type CorrectionChanges, MAX_CORRECTIONS, type MerchantCorrection } from '@cardsight/contract/banking'
import { categories, isLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import {
  isCorrectedTo,
  merchantNameKey,
  type RowCorrection,
  type RowIdentity,
  rowText,
  type SpendingCorrections,
  wordingKey,
} from '@cardsight/engine/spending'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  type CorrectionRows,
  listCorrections,
  removeCorrections,
  saveCorrections,
} from '../../repositories/corrections.ts'

/** Saves a user's category for a merchant, by the key of a category or a leaf. Null removes it. */
export async function correctMerchant(
  deps: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  { merchant, category }: MerchantCorrection,
): Promise<void> {
  const leaf = category === null ? null : leafOf(category)
  if (leaf === null && category !== null) {
    throw refusal('category', 'must be the key of a spending category')
  }
  await changeCorrections(deps, userId, {
    merchants: [{ merchant, to: leaf }],
    wordings: [],
    rows: [],
    names: [],
  })
}

/**
 * Adds, changes and removes corrections. They apply to every run from now on, and stay when links are removed. Two
 * changes at once may exceed the limit by what they add, which does no harm.
 */
export async function changeCorrections(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  changes: CorrectionChanges,
): Promise<void> {
  const merchants = changes.merchants.map((each) => ({ ...each, merchant: merchantNameKey(each.merchant) }))
  const wordings = changes.wordings.map((each) => ({ ...each, wording: wordingKey(each.wording) }))
  const names = changes.names.map((each) => ({
    ...each,
    key: each.scope === 'merchant' ? merchantNameKey(each.key) : wordingKey(each.key),
  }))
  const saved: CorrectionRows = {
    merchants: lastOf(
      keys.merchants,
      merchants.flatMap(({ merchant, to: leaf }) => (leaf === null ? [] : [{ merchant, leaf }])),
    ),
    wordings: lastOf(
      keys.wordings,
      wordings.flatMap(({ wording, to: leaf }) => (leaf === null ? [] : [{ wording, leaf }])),
    ),
    rows: lastOf(
      keys.rows,
      changes.rows.flatMap(({ to: leaf, ...row }) =>
        leaf === null ? [] : [{ ...toStoredRow(row), leaf, ...toStoredDetails(row) }],
      ),
    ),
    names: lastOf(
      keys.names,
      names.flatMap(({ name, ...one }) => (name === null ? [] : [{ ...one, name }])),
    ),
  }
  const before = await listCorrections(db, userId)
  refuseTooMany('merchants', keys.merchants, before.merchants, saved.merchants)
  refuseTooMany('wordings', keys.wordings, before.wordings, saved.wordings)
  refuseTooMany('rows', keys.rows, before.rows, saved.rows)
  refuseTooMany('names', keys.names, before.names, saved.names)
  await db.transaction().execute(async (transaction) => {
    await removeCorrections(transaction, userId, {
      merchants: merchants.flatMap(({ merchant, to }) => (to === null ? [merchant] : [])),
      wordings: wordings.flatMap(({ wording, to }) => (to === null ? [wording] : [])),
      rows: changes.rows.flatMap(({ to, ...row }) => (to === null ? [toStoredRow(row)] : [])),
      names: names.flatMap(({ scope, key, name }) => (name === null ? [{ scope, key }] : [])),
    })
    await saveCorrections(transaction, userId, saved, clock())
  })
}

/** In the engine's format. A category that the engine no longer has is ignored. */
export async function readCorrections(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<SpendingCorrections> {
  const { merchants, wordings, rows, names } = await listCorrections(db, userId)
  return {
    names,
    merchants: merchants.flatMap(({ merchant, leaf }) =>
      isCorrectedTo(leaf) ? [[merchant, leaf] as const] : [],
    ),
    wordings: wordings.flatMap(({ wording, leaf }) =>
      isCorrectedTo(leaf) ? [[wording, leaf] as const] : [],
    ),
    rows: rows.flatMap((row) => {
      const { day, accountId: account, amountCents, name: text, nth, leaf: to } = row
      const identity = { day: parseDay(day), account, cents: toCents(amountCents), text, nth }
      return isCorrectedTo(to) ? [{ ...identity, to, ...detailsOf(row) }] : []
    }),
  }
}

/** A split is ignored if the engine no longer has one of its categories. */
function detailsOf({
  merchant,
  split,
}: CorrectionRows['rows'][number]): Pick<RowCorrection, 'name' | 'split'> {
  const parts: { to: string; cents: number }[] = split === null ? [] : JSON.parse(split)
  const read = parts.flatMap(({ to, cents }) => (isCorrectedTo(to) ? [{ to, cents: toCents(cents) }] : []))
  return {
    ...(merchant !== null && { name: merchant }),
    ...(read.length > 0 && read.length === parts.length && { split: read }),
  }
}

function toStoredRow({ day, account, cents, text, nth }: RowIdentity) {
  return { day, accountId: account, amountCents: cents, name: rowText(text), nth }
}

function toStoredDetails({ name, split = [] }: Pick<RowCorrection, 'name' | 'split'>) {
  return { merchant: name ?? null, split: split.length === 0 ? null : JSON.stringify(split) }
}

/** What a correction is of. */
const keys = {
  merchants: ({ merchant }: CorrectionRows['merchants'][number]) => merchant,
  wordings: ({ wording }: CorrectionRows['wordings'][number]) => wording,
  rows: ({ day, accountId, amountCents, name, nth }: CorrectionRows['rows'][number]) =>
    JSON.stringify([day, accountId, amountCents, name, nth]),
  names: ({ scope, key }: CorrectionRows['names'][number]) => `${scope} ${key}`,
}

/** The last one of each key: a statement can't change a row twice. */
function lastOf<Row>(keyOf: (row: Row) => string, rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function refuseTooMany<Row>(
  kind: keyof CorrectionRows,
  keyOf: (row: Row) => string,
  before: readonly Row[],
  saved: readonly Row[],
): void {
  const all = new Set([...before, ...saved].map(keyOf))
  if (saved.length > 0 && all.size > Math.max(MAX_CORRECTIONS, before.length)) {
    throw refusal(kind, 'there are too many corrections; remove some first')
  }
}

/** Where a category and a leaf share a key, they mean the same. */
function leafOf(key: string): Leaf | null {
  const category = categories.find((one) => one.key === key)
  if (category !== undefined) {
    return leafOfCategory(category.key)
  }
  return isLeaf(key) ? key : null
}

function refusal(param: string, reason: string): AppError {
  return new AppError('bad-input', { entries: [{ msg: `${param}: ${reason}`, param }] })
}
