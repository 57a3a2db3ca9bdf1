import { presentMerchantReview, reviewMerchants } from '@cardsight/answers'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { StatementRow, Understood, UnderstoodPurchase } from '@cardsight/statements'
import { listMerchants } from './imported-merchants.ts'
import type { ImportedFile, ImportSummary } from './imports.ts'
import type { StatementFile } from './statement-file.ts'

const ROWS_TO_LOOK_AT = 5

/** @param uncorrected what is counted without the person's corrections */
export function summarize(
  files: readonly StatementFile[],
  understood: Understood,
  uncorrected: Understood,
): ImportSummary {
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
    merchants: listMerchants({ counted: understood, uncorrected }),
    review: presentMerchantReview(reviewMerchants(understood.purchases)),
    monthlyRentCents: findMonthlyRent(understood),
  }
}

function summarizeFile({ id, corrections, statement: { rows, ...file } }: StatementFile) {
  return { ...file, id, corrections, rowCount: rows.length, firstRows: rows.slice(0, ROWS_TO_LOOK_AT) }
}

type Counts = Pick<
  ImportedFile,
  'purchaseCount' | 'refundCount' | 'spentCents' | 'refundedCents' | 'leftOutCount' | 'duplicateCount'
>

/** Counts and totals of one file. */
function countsOf(index: number, { details, leftOutRows, duplicates }: Understood): Counts {
  const counted = details.filter(({ statement }) => statement === index)
  const refunds = counted.filter(({ purchase }) => purchase.cents < 0)
  const sum = counted.reduce((total, { purchase }) => total + purchase.cents, 0)
  const refunded = -refunds.reduce((total, { purchase }) => total + purchase.cents, 0)
  return {
    purchaseCount: counted.length - refunds.length,
    refundCount: refunds.length,
    spentCents: toCents(sum + refunded),
    refundedCents: toCents(refunded),
    leftOutCount: leftOutRows.filter(({ statement }) => statement === index).length,
    duplicateCount: duplicates.filter(({ statement }) => statement === index).length,
  }
}

const MONTH_LENGTH = 'YYYY-MM'.length

/** Average rent of the months with a payment, or null without one. A missing month isn't a month without rent. */
export function findMonthlyRent({ leftOutRows }: Pick<Understood, 'leftOutRows'>): Cents | null {
  const paid = leftOutRows.filter(({ reason, row }) => reason === 'rent' && row.cents > 0)
  const months = new Set(paid.map(({ row }) => row.day.slice(0, MONTH_LENGTH)))
  const sum = paid.reduce((total, { row }) => total + row.cents, 0)
  return months.size === 0 ? null : toCents(Math.round(sum / months.size))
}

/**
 * A line to ask about if a file leaves open which sign purchases have: one at a known merchant if possible, because
 * people recognize it as a purchase or a refund. Null if the file leaves nothing open.
 */
function findSignExample(
  { statement }: StatementFile,
  index: number,
  { details, leftOutRows }: Pick<Understood, 'details' | 'leftOutRows'>,
): StatementRow | null {
  if (!statement.questions.some(({ about }) => about === 'sign')) {
    return null
  }
  const counted = details.filter((detail) => detail.statement === index).sort(byCertainty)
  // With the wrong sign, purchases of a bank account are read as income.
  const income = leftOutRows.filter((one) => one.statement === index && one.reason === 'income')
  return [...counted, ...income][0]?.row ?? statement.rows[0] ?? null
}

function byCertainty(a: UnderstoodPurchase, b: UnderstoodPurchase): number {
  return b.confidence - a.confidence || Math.abs(b.row.cents) - Math.abs(a.row.cents)
}
