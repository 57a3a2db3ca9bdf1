/** Merchants of imported files and their lines, with what the person doesn't count as purchases. */
import type { Certainty } from '@cardsight/categorizer'
import { type Cents, toCents } from '@cardsight/engine/money'
import { merchantNameKey, type RowIdentity } from '@cardsight/engine/spending'
import type { StatementRow, Understood, UnderstoodPurchase } from '@cardsight/statements'
import type { ImportedMerchant } from './imports.ts'

/** A line of a merchant. Its identity is what a correction of this line names. */
export type MerchantLine = RowIdentity & Readonly<{ isExcluded: boolean }>

/** Purchases with and without the person's corrections. */
type Readings = Readonly<{
  counted: Pick<Understood, 'details'>
  uncorrected: Pick<Understood, 'details'>
}>

/** Largest total first. Merchants without a counted line come last, with what we would count. */
export function listMerchants({ counted, uncorrected }: Readings): ImportedMerchant[] {
  const merchants = new Map<string, ImportedMerchant>()
  for (const { purchase, certainty, layer } of counted.details) {
    const name = purchase.name ?? ''
    const before = merchants.get(merchantNameKey(name))
    const isAsSure = before !== undefined && ranks[before.certainty] <= ranks[certainty]
    merchants.set(merchantNameKey(name), {
      name: before?.name ?? name,
      leaf: isAsSure ? before.leaf : purchase.leaf,
      certainty: isAsSure ? before.certainty : certainty,
      isCorrected: layer === 'person',
      isExcluded: false,
      purchaseCount: (before?.purchaseCount ?? 0) + 1,
      excludedCount: 0,
      cents: plus(before?.cents, purchase.cents),
    })
  }
  const rows = rowsIn(counted)
  for (const { purchase, row } of uncorrected.details.filter((detail) => !rows.has(detail.row))) {
    const name = purchase.name ?? ''
    const before = merchants.get(merchantNameKey(name))
    merchants.set(
      merchantNameKey(name),
      before !== undefined && !before.isExcluded
        ? { ...before, excludedCount: before.excludedCount + 1 }
        : {
            name,
            leaf: purchase.leaf,
            certainty: 'sure',
            isCorrected: true,
            isExcluded: true,
            purchaseCount: 0,
            excludedCount: (before?.excludedCount ?? 0) + 1,
            cents: plus(before?.cents, row.cents),
          },
    )
  }
  return [...merchants.values()].sort(
    (a, b) => Number(a.isExcluded) - Number(b.isExcluded) || b.cents - a.cents,
  )
}

/** A merchant is only as sure as its least certain line. */
const ranks: Readonly<Record<Certainty, number>> = { unknown: 0, probable: 1, sure: 2 }

function plus(sum: Cents | undefined, cents: Cents): Cents {
  return toCents((sum ?? 0) + cents)
}

/** The lines that are purchases at a merchant, or would be without corrections; newest first. */
export function linesOfMerchant(name: string, { counted, uncorrected }: Readings): MerchantLine[] {
  const rows = rowsIn(counted)
  const names = new Map(counted.details.map((detail) => [detail.row, detail.purchase.name ?? '']))
  const seen = new Map<string, number>()
  return uncorrected.details
    .map(({ purchase, row }) => {
      const line = { account: purchase.account ?? '', day: row.day, cents: row.cents, text: row.text }
      const key = JSON.stringify(line)
      const nth = seen.get(key) ?? 0
      seen.set(key, nth + 1)
      return {
        merchant: names.get(row) ?? purchase.name ?? '',
        line: { ...line, nth, isExcluded: !rows.has(row) },
      }
    })
    .filter(({ merchant }) => merchantNameKey(merchant) === merchantNameKey(name))
    .map(({ line }) => line)
    .sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day))
}

function rowsIn({ details }: Pick<Understood, 'details'>): ReadonlySet<StatementRow> {
  return new Set(details.map(({ row }: UnderstoodPurchase) => row))
}
