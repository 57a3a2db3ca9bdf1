/** The statement files that were imported, and their summary. */

import { presentMerchantReview, reviewMerchants } from '@cardsight/answers'
import { dayOfMoment } from '@cardsight/engine/dates'
import { type Cents, toCents } from '@cardsight/engine/money'
import { noCorrections, type SpendingCorrections } from '@cardsight/engine/spending'
import {
  type Corrections,
  type ReadStatement,
  readStatement,
  refusedWith,
  refuseSize,
  type StatementRow,
  type StatementSource,
  type Understood,
  type UnderstoodPurchase,
  understand,
} from '@cardsight/statements'
import { importedLinesOf, newestLinesOf } from './imported-lines.ts'
import { linesOfMerchant, listMerchants, type MerchantLine } from './imported-merchants.ts'
import type { ImportedFile, ImportSummary, StoredImport } from './imports.ts'

/** @param report called with the progress of the file being added, from 0 to 1. */
export function createImportedFiles(report: (done: number) => void) {
  let files: readonly StatementFile[] = []
  let corrected: SpendingCorrections = noCorrections
  let known: Understood | null = null
  let knownUncorrected: Understood | null = null
  let lastId = 0

  const changed = (): ImportSummary => {
    known = null
    knownUncorrected = null
    return summary()
  }
  const statements = (): ReadStatement[] => files.map(({ statement }) => statement)
  const understood = (): Understood => {
    known ??= understand(statements(), corrected)
    return known
  }
  const uncorrected = (): Understood => {
    knownUncorrected ??=
      corrected === noCorrections
        ? understood()
        : understand(statements(), { ...noCorrections, names: corrected.names })
    return knownUncorrected
  }
  /** With our own names of merchants too. */
  const read = (): Understood => (corrected.names.length === 0 ? uncorrected() : understand(statements()))
  const summary = (): ImportSummary => summarize(files, understood(), uncorrected())

  return {
    summary,
    understood,
    statements,
    lines: () => importedLinesOf(read()),
    linesOf: (merchant: string): MerchantLine[] =>
      linesOfMerchant(merchant, { counted: understood(), uncorrected: uncorrected() }),
    async add(source: FileSource, corrections: Corrections = {}): Promise<ImportSummary> {
      lastId += 1
      files = [...files, { id: lastId, corrections, ...(await readFile(source, corrections, report)) }]
      return changed()
    },
    /** Adds stored files without a summary. */
    async open(stored: StoredImport['files']): Promise<void> {
      for (const { source, corrections } of stored) {
        lastId += 1
        files = [...files, { id: lastId, corrections, ...(await readFile(source, corrections, report)) }]
      }
      known = null
      knownUncorrected = null
    },
    async correct(id: number, corrections: Corrections): Promise<ImportSummary> {
      const file = files.find((file) => file.id === id)
      if (file !== undefined && file.source !== null) {
        const statement = await readStatement(file.source, corrections, dayOfMoment(new Date()))
        files = files.map((other) => (other.id === id ? { ...file, corrections, statement } : other))
      }
      return changed()
    },
    remove(id: number): ImportSummary {
      files = files.filter((file) => file.id !== id)
      return changed()
    },
    useCorrections(corrections: SpendingCorrections): ImportSummary {
      corrected = corrections
      known = null
      knownUncorrected = null
      return summary()
    },
    /** Leaves out files that couldn't be read: they would be refused again. */
    toStored: (): StoredImport => ({
      files: files.flatMap(({ source, corrections, statement }) =>
        source === null || statement.refused !== null ? [] : [{ source, corrections }],
      ),
    }),
    newestLines: () => newestLinesOf(read()),
    forget(): ImportSummary {
      files = []
      corrected = noCorrections
      return changed()
    },
  }
}

const ROWS_TO_LOOK_AT = 5

/** @param uncorrected what is counted without the person's corrections */
function summarize(
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

/** A `File` is read only inside the worker. */
type FileSource = StatementSource | File

/** One statement file and what was read from it. */
type StatementFile = Readonly<{
  id: number
  /** Null if the file couldn't be opened. */
  source: StatementSource | null
  corrections: Corrections
  statement: ReadStatement
}>

type FileContent = Pick<StatementFile, 'source' | 'statement'>

const UNOPENED = 'We couldn’t open this. If it’s a folder, drop the files inside it instead.'
const BYTES_READ = 0.2
const STATEMENT_READ = 0.7

/** Never rejects: a file that can't be opened is refused with a message, like one that can't be parsed. */
async function readFile(
  file: FileSource,
  corrections: Corrections,
  report: (done: number) => void,
): Promise<FileContent> {
  const source = file instanceof File ? await contentOf(file) : file
  if (typeof source === 'string') {
    return { source: null, statement: { name: file.name, kind: 'unknown', ...refusedWith(source) } }
  }
  report(BYTES_READ)
  const statement = await readStatement(source, corrections, dayOfMoment(new Date()))
  report(STATEMENT_READ)
  return { source, statement }
}

/**
 * Returns the bytes, or the reason for refusing them. A 200 MB file is refused by its size, before it is
 * loaded.
 */
async function contentOf(file: File): Promise<StatementSource | string> {
  const refusal = refuseSize(file.size)
  if (refusal !== null) {
    return refusal
  }
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    return UNOPENED
  }
}
