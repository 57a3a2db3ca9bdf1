/** Which card for which kind of purchase, month by month. */
import { type Category, categories } from '../category.ts'
import { toCents } from '../money.ts'
import type { Board } from './board.ts'
import type { Share } from './shares.ts'
import type { Assignment } from './wallet.ts'
import type { Worth } from './worth.ts'

const RESTS_PER_MILLIONTH = 10

/** In the order of months, then of categories, the best rate first; shares that differ in nothing shown are one. */
export function assignmentsOf(
  { buckets }: Board,
  { players }: Worth,
  year: 'first' | 'later',
  shares: readonly Share[],
): Assignment[] {
  const found = new Map<string, Assignment>()
  for (const { seat, lane, row, stretch, cents } of shares) {
    const cell = buckets.cells[row]
    const month = buckets.stretches[stretch]?.month
    const cardId = players[seat]?.seat.compiledCard.card.id
    const category = categories[cell?.category ?? -1]
    if (cell === undefined || month === undefined || cardId === undefined || category === undefined) {
      continue
    }
    const key = `${month} ${row} ${seat} ${lane.gain} ${lane.cap} ${cents < 0}`
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
      rate: lane.rate,
      worthPpm: lane.gain / RESTS_PER_MILLIONTH,
      rules: lane.rules,
      isBeyondCap: lane.isBeyondCap,
    })
  }
  return [...found.values()].sort(compareAssignments)
}

function compareAssignments(a: Assignment, b: Assignment): number {
  return a.month - b.month || placeOf(a.category) - placeOf(b.category) || b.worthPpm - a.worthPpm
}

function placeOf(category: Category): number {
  return categories.indexOf(category)
}
