import type { UsableCents } from '@cardsight/contract/backtest'
import { centsInLeaves } from '@cardsight/engine/backtest'
import { type CategoryKey, categoryOfLeaf, type Leaf, leaves } from '@cardsight/engine/categories'
import type { Run } from './run.ts'

const storeCategories: readonly CategoryKey[] = [
  'grocery',
  'warehouse',
  'pharmacy',
  'department-store',
  'shops',
  'online-shopping',
]

/** Purchases that points of each kind of program can pay for. */
const leavesOf: Readonly<Record<keyof UsableCents, readonly Leaf[]>> = {
  airline: ['flights'],
  hotel: ['hotels', 'vacation-rental'],
  rail: ['rail'],
  cruise: ['cruise'],
  store: leaves.filter(
    (leaf): leaf is Leaf => leaf === 'phone' || storeCategories.includes(categoryOfLeaf(leaf)),
  ),
}

/** Cents a year that points of each kind of program can pay for. */
export function usableCentsOf({ result }: Pick<Run, 'result'>): UsableCents {
  const usable = (kind: keyof UsableCents) => Math.max(0, centsInLeaves(result, leavesOf[kind]))
  return {
    airline: usable('airline'),
    hotel: usable('hotel'),
    rail: usable('rail'),
    cruise: usable('cruise'),
    store: usable('store'),
  }
}
