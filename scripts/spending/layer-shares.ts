/** Which share of the dollars each layer of the categorizer decided. */
import { splitCents, toCents } from '@cardsight/engine/money'
import type { UnderstoodPurchase } from '@cardsight/statements'

/** `given` is a category that a list of purchases states. */
export type SpendingLayer = UnderstoodPurchase['layer'] | 'given'

export type LayerAmount = Readonly<{ layer: SpendingLayer; cents: number }>

const labels: Readonly<Record<SpendingLayer, string>> = {
  given: 'your list',
  person: 'your changes',
  mcc: 'merchant codes',
  plaid: "Plaid's categories",
  'issuer-category': "your bank's categories",
  'non-purchase': 'non-purchases',
  merchant: 'merchants',
  brand: 'brands',
  words: 'words',
  model: 'model',
  unknown: 'unknown',
}

/** Lists every layer that occurs, in table order. Refunds don't count. Null if nothing was spent. */
export function describeLayers(amounts: readonly LayerAmount[]): string | null {
  const totals = new Map<string, number>()
  for (const { layer, cents } of amounts) {
    totals.set(layer, (totals.get(layer) ?? 0) + Math.max(0, cents))
  }
  const spent = Object.entries(labels)
    .map(([layer, label]) => ({ label, cents: totals.get(layer) ?? 0 }))
    .filter(({ cents }) => cents > 0)
  if (spent.length === 0) {
    return null
  }
  const percents = splitCents(
    toCents(100),
    spent.map(({ cents }) => cents),
  )
  const shares = spent.map(({ label }, index) => `${label} ${percents[index] || '<1'}%`)
  return `Categorized by: ${shares.join(', ')}`
}
