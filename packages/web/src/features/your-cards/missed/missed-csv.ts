import { toCsv } from '@cardsight/contract/csv'
import type { MissedPeriod } from '../../../worker/your-cards/missed-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'

const heading = [
  'Date',
  'Merchant',
  'Category',
  'Amount',
  'Card used',
  'Earned',
  'Better card',
  'Would have earned',
  'Missed',
]

/** The purchases as a file for spreadsheets, in the order of the screen. */
export function missedCsv({ lines }: MissedPeriod, cards: ReadonlyMap<string, ShownCard>): string {
  const nameOf = (id: string) => cards.get(id)?.name ?? id
  return toCsv([
    heading,
    ...lines.map((line) => [
      line.day,
      line.name ?? '',
      line.categoryName,
      line.cents / 100,
      nameOf(line.usedId),
      line.earnedCents / 100,
      nameOf(line.betterId),
      line.betterCents / 100,
      line.missedCents / 100,
    ]),
  ])
}
