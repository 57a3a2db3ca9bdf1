/** Which card to use for which kind of purchase, month by month. */
import { type Category, categories } from '../../category.ts'
import { toCents } from '../../money.ts'
import type { AllocatedPart } from '../allocation/allocated-parts.ts'
import { SUBCENTS_PER_MILLIONTH } from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { WalletValue } from '../search/wallet-value.ts'
import type { Assignment } from '../wallet.ts'

/** By month, then by category, best rate first. Parts that look the same are merged. */
export function assignmentsOf(
  { buckets }: SpendModel,
  { cards }: WalletValue,
  year: 'first' | 'later',
  parts: readonly AllocatedPart[],
): Assignment[] {
  const found = new Map<string, Assignment>()
  for (const { card, arc, cell: row, slice, cents } of parts) {
    const cell = buckets.cells[row]
    const month = buckets.slices[slice]?.month
    const cardId = cards[card]?.slot.compiledCard.card.id
    const category = categories[cell?.category ?? -1]
    if (cell === undefined || month === undefined || cardId === undefined || category === undefined) {
      continue
    }
    const key = `${month} ${row} ${card} ${arc.gain} ${arc.cap} ${cents < 0}`
    const before = found.get(key)?.cents ?? 0
    found.set(key, {
      year,
      month,
      category,
      leaf: cell.leaf,
      merchant: cell.merchant,
      isAbroad: cell.isAbroad,
      cardId,
      cents: toCents(before + cents),
      rate: arc.rate,
      worthPpm: arc.gain / SUBCENTS_PER_MILLIONTH,
      rules: arc.rules,
      isBeyondCap: arc.isBeyondCap,
    })
  }
  return [...found.values()].sort(compareAssignments)
}

function compareAssignments(a: Assignment, b: Assignment): number {
  return a.month - b.month || indexOf(a.category) - indexOf(b.category) || b.worthPpm - a.worthPpm
}

function indexOf(category: Category): number {
  return categories.indexOf(category)
}
