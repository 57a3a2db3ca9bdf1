import type { Overview } from '@cardsight/contract/schemas'
import { formatDayLong } from '../../lib/format-date.ts'

export type CatalogStat = { label: string; value: string; isStated: boolean }

/** The current state of the catalog and the banks. Built on the server, so that a browser loads only the text. */
export type CatalogStats = { rows: CatalogStat[]; smallPrint: string }

export function catalogStatsOf(overview: Overview | null): CatalogStats {
  return {
    rows: [
      row('Cards in our catalog', overview && String(overview.catalog.cardCount)),
      row('Latest update', overview && formatDayLong(overview.catalog.newestFactsAsOf)),
      row('Supported banks', overview && bankValue(overview.bank)),
    ],
    smallPrint: overview
      ? `Catalog ${overview.catalog.version}, published ${formatDayLong(overview.catalog.publishedAt.slice(0, 10))}.`
      : 'We can’t load the catalog right now. Please try again soon.',
  }
}

function row(label: string, value: string | null): CatalogStat {
  return { label, value: value ?? 'not stated', isStated: value !== null }
}

function bankValue({ institutionCount, isSimulated }: Overview['bank']): string | null {
  if (institutionCount === null) {
    return null
  }
  return isSimulated ? `${institutionCount}, simulated` : String(institutionCount)
}
