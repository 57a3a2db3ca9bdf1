/** Lists of a store's orders, which look like statements: dates and amounts, but not what a card was charged. */

type OrderHistory = Readonly<{ store: string; headings: readonly string[] }>

/** All of the normalized headings must be present. */
const histories: readonly OrderHistory[] = [
  { store: 'Amazon', headings: ['order id', 'order date', 'total owed'] },
  { store: 'Amazon', headings: ['order id', 'order date', 'item total'] },
  { store: 'Amazon', headings: ['order id', 'order date', 'asin'] },
  { store: 'Amazon', headings: ['order id', 'order date', 'asin isbn'] },
  { store: 'eBay', headings: ['order number', 'item number', 'sold for'] },
  { store: 'Walmart', headings: ['order number', 'order date', 'product name'] },
]

/** Returns the store whose orders the headings list, or null. */
export function storeOfOrders(normalizedHeadings: readonly string[]): string | null {
  const found = histories.find(({ headings }) =>
    headings.every((heading) => normalizedHeadings.includes(heading)),
  )
  return found?.store ?? null
}
