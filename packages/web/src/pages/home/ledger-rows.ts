import type { Overview } from '@cardsight/contract'
import { formatDayLong } from '../../lib/format-date.ts'

export const NOT_STATED = 'not stated'

export type LedgerRow = { label: string; value: string }

export function ledgerRows(overview: Overview | null): LedgerRow[] {
  return [
    { label: 'Cards kept', value: overview === null ? NOT_STATED : String(overview.catalog.cardCount) },
    {
      label: 'Newest facts',
      value: overview === null ? NOT_STATED : formatDayLong(overview.catalog.newestFactsAsOf),
    },
    { label: 'Banks to link', value: bankValue(overview?.bank) },
  ]
}

function bankValue(bank: Overview['bank'] | undefined): string {
  if (bank === undefined || bank.institutionCount === null) {
    return NOT_STATED
  }
  return bank.isSimulated ? `${bank.institutionCount}, simulated` : String(bank.institutionCount)
}
