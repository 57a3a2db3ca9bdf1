import type { ContextSlug } from '@cardsight/contract/paths'

/** Name of each best-cards context in menus and headings. */
export const contextLabels = {
  'college-students': 'College students',
  'limited-credit': 'Limited credit',
  'frequent-travelers': 'Frequent travelers',
  'grocery-shopping-spend': 'Groceries',
  'entertainment-and-recreation-spend': 'Entertainment and recreation',
  'travel-spend': 'Travel',
  'gas-and-fuel-spend': 'Gas and fuel',
  'dining-and-entertainment-spend': 'Dining',
} as const satisfies Record<ContextSlug, string>
