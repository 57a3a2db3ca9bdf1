import type { CardReport } from '@cardsight/contract/schemas'
import { formatWholeDollars } from './whole-dollars.ts'

type Missing = CardReport['outOfReach'][number]

/** What a person needs for a card: 'good credit', or a membership with its cost. */
export function missingText(missing: Missing): string {
  if (missing.kind === 'credit') {
    return levels[missing.level]
  }
  const { name, yearlyCost } = missing
  return yearlyCost === null || yearlyCost === 0 ? name : `${name} (${formatWholeDollars(yearlyCost)} a year)`
}

const levels = {
  none: 'no credit history',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit (740 or higher)',
} as const
