import { CUSTOM, type DateType } from '@cardsight/engine/spending'

/** The date choices in display order. */
export const dateChoices: readonly Readonly<{ dateType: DateType; label: string }>[] = [
  { dateType: 1, label: 'Last 12 months' },
  { dateType: 7, label: 'Last 9 months' },
  { dateType: 2, label: 'Last 6 months' },
  { dateType: 3, label: 'Last 3 months' },
  { dateType: 4, label: 'Last 1 month' },
  { dateType: 5, label: 'Max (12 months)' },
  { dateType: CUSTOM, label: 'Custom range' },
]
