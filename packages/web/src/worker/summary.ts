import { type Cents, merchantNameKey, toCents } from '@cardsight/engine'
import type { Understood, UnderstoodPurchase } from '@cardsight/statements'
import type { BroughtFile } from './brought-file.ts'
import type { ImportedFile, ImportedMerchant, ImportSummary } from './imports.ts'

const ROWS_TO_LOOK_AT = 5

export function summarise(files: readonly BroughtFile[], understood: Understood): ImportSummary {
  const { period, purchaseCount, refundCount, spentCents, refundedCents, leftOutBy } = understood
  return {
    files: files.map((file, place) => ({ ...summariseFile(file), ...countsOf(place, understood) })),
    accounts: understood.accounts.map(({ firstDay, lastDay, ...account }) => ({
      ...account,
      first: firstDay,
      last: lastDay,
    })),
    period,
    purchaseCount,
    refundCount,
    spentCents,
    refundedCents,
    leftOutBy,
    duplicateCount: understood.duplicates.length,
    merchants: listMerchants(understood.details),
  }
}

function summariseFile({ id, corrections, statement: { rows, ...file } }: BroughtFile) {
  return { ...file, id, corrections, rowCount: rows.length, firstRows: rows.slice(0, ROWS_TO_LOOK_AT) }
}

type Counts = Pick<ImportedFile, 'purchaseCount' | 'refundCount' | 'leftOutCount' | 'duplicateCount'>

/** Counts and totals of one file. */
function countsOf(place: number, { details, leftOutRows, duplicates }: Understood): Counts {
  const counted = details.filter(({ statement }) => statement === place)
  const refundCount = counted.filter(({ purchase }) => purchase.cents < 0).length
  return {
    purchaseCount: counted.length - refundCount,
    refundCount,
    leftOutCount: leftOutRows.filter(({ statement }) => statement === place).length,
    duplicateCount: duplicates.filter(({ statement }) => statement === place).length,
  }
}

function listMerchants(details: readonly UnderstoodPurchase[]): ImportedMerchant[] {
  const merchants = new Map<string, ImportedMerchant>()
  for (const { purchase, certainty, decidedBy } of details) {
    const name = purchase.name ?? ''
    const before = merchants.get(merchantNameKey(name))
    merchants.set(merchantNameKey(name), {
      name: before?.name ?? name,
      leaf: purchase.leaf,
      certainty,
      isCorrected: decidedBy === 'person',
      purchaseCount: (before?.purchaseCount ?? 0) + 1,
      cents: plus(before?.cents, purchase.cents),
    })
  }
  return [...merchants.values()].sort((a, b) => b.cents - a.cents)
}

function plus(sum: Cents | undefined, cents: Cents): Cents {
  return toCents((sum ?? 0) + cents)
}
