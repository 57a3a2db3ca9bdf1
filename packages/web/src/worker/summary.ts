import { presentMerchantReview, reviewMerchants } from '@cardsight/answers'
import { type Certainty, merchantNameKey } from '@cardsight/categorizer'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { Understood, UnderstoodPurchase } from '@cardsight/statements'
import { findMonthlyRent } from './found-rent.ts'
import type { ImportedFile, ImportedMerchant, ImportSummary } from './imports.ts'
import { findSignExample } from './sign-example.ts'
import type { StatementFile } from './statement-file.ts'

const ROWS_TO_LOOK_AT = 5

export function summarize(files: readonly StatementFile[], understood: Understood): ImportSummary {
  const { period, purchaseCount, refundCount, spentCents, refundedCents, leftOutBy } = understood
  return {
    files: files.map((file, index) => ({
      ...summarizeFile(file),
      ...countsOf(index, understood),
      signExample: findSignExample(file, index, understood),
    })),
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
    review: presentMerchantReview(reviewMerchants(understood.purchases)),
    monthlyRentCents: findMonthlyRent(understood),
  }
}

function summarizeFile({ id, corrections, statement: { rows, ...file } }: StatementFile) {
  return { ...file, id, corrections, rowCount: rows.length, firstRows: rows.slice(0, ROWS_TO_LOOK_AT) }
}

type Counts = Pick<ImportedFile, 'purchaseCount' | 'refundCount' | 'leftOutCount' | 'duplicateCount'>

/** Counts and totals of one file. */
function countsOf(index: number, { details, leftOutRows, duplicates }: Understood): Counts {
  const counted = details.filter(({ statement }) => statement === index)
  const refundCount = counted.filter(({ purchase }) => purchase.cents < 0).length
  return {
    purchaseCount: counted.length - refundCount,
    refundCount,
    leftOutCount: leftOutRows.filter(({ statement }) => statement === index).length,
    duplicateCount: duplicates.filter(({ statement }) => statement === index).length,
  }
}

function listMerchants(details: readonly UnderstoodPurchase[]): ImportedMerchant[] {
  const merchants = new Map<string, ImportedMerchant>()
  for (const { purchase, certainty, layer } of details) {
    const name = purchase.name ?? ''
    const before = merchants.get(merchantNameKey(name))
    const isAsSure = before !== undefined && ranks[before.certainty] <= ranks[certainty]
    merchants.set(merchantNameKey(name), {
      name: before?.name ?? name,
      leaf: isAsSure ? before.leaf : purchase.leaf,
      certainty: isAsSure ? before.certainty : certainty,
      isCorrected: layer === 'person',
      purchaseCount: (before?.purchaseCount ?? 0) + 1,
      cents: plus(before?.cents, purchase.cents),
    })
  }
  return [...merchants.values()].sort((a, b) => b.cents - a.cents)
}

/** A merchant is only as sure as its least certain line. */
const ranks: Readonly<Record<Certainty, number>> = { unknown: 0, probable: 1, sure: 2 }

function plus(sum: Cents | undefined, cents: Cents): Cents {
  return toCents((sum ?? 0) + cents)
}
