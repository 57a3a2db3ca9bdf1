import type { CostName } from '@cardsight/contract/costs'

/** Labels of the six amounts where the full ones would wrap. */
export const shortCostLabels = {
  grocery: 'Groceries',
  restaurant: 'Restaurants',
  gas: 'Gas',
  travel: 'Travel',
  recreation: 'Recreation',
  other: 'Other',
} as const satisfies Record<CostName, string>
