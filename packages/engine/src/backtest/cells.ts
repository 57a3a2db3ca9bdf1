/** A cell groups purchases that all rules of a catalog treat alike: same leaf, same named merchant, abroad or not. */
import type { Card } from '../card/card.ts'
import { selectorsOf } from '../card/selector.ts'
import { categories } from '../category.ts'
import { categoryOfLeaf, isBill, leaves } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Kind } from '../spend/spend.ts'

/** `index` is the cell's index in the catalog's cells, `category` the index of its display category. */
export type Cell = Kind & Readonly<{ index: number; category: number }>

const indexOfCategory = new Map(categories.map(({ key }, index) => [key, index]))
const indexOfLeaf = new Map(leaves.map((leaf, index) => [leaf, index]))

/**
 * The order in which purchases of one day and rate use a cap: by leaf, by merchant, then domestic before abroad. Merchants
 * that the card doesn't name are ignored, so that other cards make no difference.
 */
export function kindOrder(named: ReadonlySet<MerchantKey>): (a: Kind, b: Kind) => number {
  const nameOf = ({ merchant }: Kind) => (merchant !== null && named.has(merchant) ? merchant : '')
  return (a, b) =>
    (indexOfLeaf.get(a.leaf) ?? 0) - (indexOfLeaf.get(b.leaf) ?? 0) ||
    compareText(nameOf(a), nameOf(b)) ||
    Number(a.isAbroad) - Number(b.isAbroad)
}

export function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** Merchants that a rule of any card names. */
export function namedMerchants(cards: readonly Card[]): Set<MerchantKey> {
  const selectors = cards.flatMap((card) => card.rules.flatMap((rule) => selectorsOf(rule.target)))
  return new Set(
    selectors.flatMap(({ merchants = [], exceptMerchants = [] }) => [...merchants, ...exceptMerchants]),
  )
}

/** Merchants that make a difference to any card: named by a rule, or refusing the card. */
export function distinguishedMerchants(cards: readonly Card[]): Set<MerchantKey> {
  return new Set([...namedMerchants(cards), ...cards.flatMap(({ refusedBy = [] }) => refusedBy)])
}

const purchaseLeaves = leaves.filter((leaf) => !isBill(leaf))

/** Every cell of a catalog, and the cell of any purchase. */
export type Cells = Readonly<{ all: readonly Cell[]; cellOf: (kind: Kind) => Cell }>

export function createCells(named: ReadonlySet<MerchantKey>): Cells {
  const merchants = [null, ...named]
  const indexOfMerchant = new Map(merchants.map((merchant, index) => [merchant, index]))
  // Bills aren't purchases, and the last leaves, so the others have the same indexes without them.
  const all = purchaseLeaves.flatMap((leaf) => {
    const category = indexOfCategory.get(categoryOfLeaf(leaf)) ?? 0
    return merchants.flatMap((merchant) =>
      [false, true].map((isAbroad) => ({ leaf, merchant, isAbroad, category })),
    )
  })
  const cells = all.map((cell, index) => ({ ...cell, index }))
  const cellOf = ({ leaf, merchant, isAbroad }: Kind): Cell => {
    const pair = (indexOfLeaf.get(leaf) ?? -1) * merchants.length + (indexOfMerchant.get(merchant) ?? 0)
    const cell = cells[pair * 2 + Number(isAbroad)]
    if (cell === undefined) {
      throw new RangeError(`${leaf} is not a leaf of purchases`)
    }
    return cell
  }
  return { all: cells, cellOf }
}
