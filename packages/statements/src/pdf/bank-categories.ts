/** Categories that Discover prints between the description and the amount, as the statement writes them. */
const categories: readonly string[] = [
  'Automotive',
  'Awards and Rebate Credits',
  'Awards & Rebate Credits',
  'Balance Transfers',
  'Cash Advances',
  'Department Stores',
  'Education',
  'Fees',
  'Gasoline',
  'Government Services',
  'Home Improvement',
  'Interest',
  'Medical Services',
  'Merchandise',
  'Merchandise/Retail',
  'Payments and Credits',
  'Restaurants',
  'Services',
  'Supermarkets',
  'Travel/Entertainment',
  'Travel/ Entertainment',
  'Warehouse Clubs',
  'Credit',
  'Debit',
]

/** Splits the category off the end of a description. */
export function splitCategory(text: string): { text: string; category: string | null } {
  const category = categories
    .filter((name) => text.endsWith(` ${name}`))
    .reduce<string | null>((a, b) => (a === null || b.length > a.length ? b : a), null)
  return category === null
    ? { text, category }
    : { text: text.slice(0, -category.length).trim(), category: isDirection(category) ? null : category }
}

/** Capital One's bank statements have the direction in the category column. */
function isDirection(category: string): boolean {
  return category === 'Credit' || category === 'Debit'
}
