import type { Overview } from '@cardsight/contract'
import { formatDayLong } from '../../lib/format-date.ts'

export type LedgerRow = { label: string; value: string; isStated: boolean }

/** What the product holds right now, in words. Made on the server, so that a browser loads only the words. */
export type Ledger = { rows: LedgerRow[]; smallPrint: string }

export function ledgerOf(overview: Overview | null): Ledger {
  return {
    rows: [
      row('Cards kept', overview && String(overview.catalog.cardCount)),
      row('Newest facts', overview && formatDayLong(overview.catalog.newestFactsAsOf)),
      row('Banks to link', overview && bankValue(overview.bank)),
    ],
    smallPrint: overview
      ? `Catalog ${overview.catalog.version}, published ${formatDayLong(overview.catalog.publishedAt.slice(0, 10))}.`
      : 'The catalog is not answering at the moment. Nothing was lost; please look again in a little while.',
  }
}

function row(label: string, value: string | null): LedgerRow {
  return { label, value: value ?? 'not stated', isStated: value !== null }
}

function bankValue({ institutionCount, isSimulated }: Overview['bank']): string | null {
  if (institutionCount === null) {
    return null
  }
  return isSimulated ? `${institutionCount}, simulated` : String(institutionCount)
}
