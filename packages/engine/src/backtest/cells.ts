/** A cell is all that the rules of a catalog can tell purchases apart by: leaf, named merchant, abroad or not. */
import type { Card } from '../card/card.ts'
import { selectorsOf } from '../card/selector.ts'
import { categories } from '../category.ts'
import { categoryOfLeaf, leaves } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Kind } from '../spend/spend.ts'

export type Cell = Kind & Readonly<{ index: number; category: number }>

/** Where each display category stands in the list of them. */
const placeOfCategory = new Map(categories.map(({ key }, place) => [key, place]))
const placeOfLeaf = new Map(leaves.map((leaf, place) => [leaf, place]))

/** The place of a leaf's display category, from 0. */
function categoryPlace(leaf: Kind['leaf']): number {
  return placeOfCategory.get(categoryOfLeaf(leaf)) ?? 0
}

/**
 * The order in which purchases of one day and rate use up room: by leaf, merchant, home before abroad. Merchants
 * that the card does not name count as none, so that what other cards name makes no difference.
 */
export function kindOrder(named: ReadonlySet<MerchantKey>): (a: Kind, b: Kind) => number {
  const nameOf = ({ merchant }: Kind) => (merchant !== null && named.has(merchant) ? merchant : '')
  return (a, b) =>
    (placeOfLeaf.get(a.leaf) ?? 0) - (placeOfLeaf.get(b.leaf) ?? 0) ||
    compareText(nameOf(a), nameOf(b)) ||
    Number(a.isAbroad) - Number(b.isAbroad)
}

export function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** Merchants that some rule of some card names; all others are alike to the catalog. */
export function namedMerchants(cards: readonly Card[]): Set<MerchantKey> {
  const selectors = cards.flatMap((card) => card.rules.flatMap((rule) => selectorsOf(rule.target)))
  return new Set(
    selectors.flatMap(({ merchants = [], exceptMerchants = [] }) => [...merchants, ...exceptMerchants]),
  )
}

/** The cells met so far. Asking for a new one adds it; a cell never changes its index. */
export function createCells(named: ReadonlySet<MerchantKey>) {
  const cells: Cell[] = []
  const [atHome, abroad] = [createShelf(), createShelf()]
  return {
    cells,
    cellOf({ leaf, merchant, isAbroad }: Kind): Cell {
      const name = merchant !== null && named.has(merchant) ? merchant : null
      const byMerchant = (isAbroad ? abroad : atHome).get(leaf)
      const known = byMerchant?.get(name)
      if (known !== undefined) {
        return known
      }
      const cell = { leaf, merchant: name, isAbroad, index: cells.length, category: categoryPlace(leaf) }
      byMerchant?.set(name, cell)
      cells.push(cell)
      return cell
    },
  }
}

/** By leaf, then by merchant: a text of both would be made for every kind of every run. */
function createShelf(): ReadonlyMap<Kind['leaf'], Map<MerchantKey | null, Cell>> {
  return new Map(leaves.map((leaf) => [leaf, new Map()]))
}
