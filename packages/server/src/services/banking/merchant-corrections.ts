import { type MerchantCorrections, merchantNameKey } from '@cardsight/categorizer'
import type { MerchantCorrection } from '@cardsight/contract/schemas'
import { categories, isLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  listMerchantCorrections,
  removeMerchantCorrection,
  saveMerchantCorrection,
} from '../../repositories/merchant-corrections.ts'

const MAX_CORRECTIONS = 5000

/**
 * Saves a user's category for a merchant. It applies to every run from now on, and stays when links are
 * removed.
 */
export async function correctMerchant(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  { merchant, category }: MerchantCorrection,
): Promise<void> {
  const key = merchantNameKey(merchant)
  if (category === null) {
    await removeMerchantCorrection(db, userId, key)
    return
  }
  const leaf = leafOf(category)
  if (leaf === null) {
    throw refusal('category', 'must be the key of a spending category')
  }
  if ((await listMerchantCorrections(db, userId)).length >= MAX_CORRECTIONS) {
    throw refusal('merchant', 'there are too many corrections; remove some first')
  }
  await saveMerchantCorrection(db, userId, { merchant: key, leaf }, clock())
}

/** In the engine's format. A category that the engine no longer has is ignored. */
export async function readMerchantCorrections(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<MerchantCorrections> {
  const rows = await listMerchantCorrections(db, userId)
  return new Map(rows.flatMap(({ merchant, leaf }) => (isLeaf(leaf) ? [[merchant, leaf]] : [])))
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
