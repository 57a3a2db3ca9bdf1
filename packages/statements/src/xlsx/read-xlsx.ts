/** Reads workbooks: each sheet with a table of transactions. Formulas become their last values. */
import readXlsxFile from 'read-excel-file/universal'
import { refusedWith } from '../refused-with.ts'
import { refusals } from '../sentences.ts'
import type { Corrections, StatementFile } from '../statement.ts'
import { type Grid, MAX_COLUMNS } from '../table/grid.ts'
import { type ReadTable, readTable } from '../table/read-table.ts'
import { joinTables } from './join-tables.ts'
import { openWorkbook } from './open-workbook.ts'

/** Returns a refusal if the file isn't a workbook, or would unpack to more than memory can hold. */
export async function readXlsx(
  { name, bytes }: StatementFile,
  corrections: Corrections = {},
): Promise<ReadTable> {
  const opened = openWorkbook(bytes)
  if (typeof opened === 'string') {
    return refusedWith(opened)
  }
  const grids = await gridsOf(opened.workbook)
  if (grids === null) {
    return refusedWith(refusals.brokenWorkbook)
  }
  const { accountTypes = {}, ...ofTables } = corrections
  const source = { name, encoding: null, delimiter: null, currency: opened.currency }
  const tables = grids.map((grid) => readTable(grid, source, ofTables))
  const joined = joinTables(tables) ?? refusedWith(refusals.notAStatement)
  // Account indexes continue across sheets, so a user's answer applies to the whole workbook.
  return {
    ...joined,
    accounts: joined.accounts.map((account, index) => ({
      ...account,
      type: accountTypes[index] ?? account.type,
    })),
    questions: joined.questions.filter(
      (question) => question.about !== 'account-type' || accountTypes[question.account] === undefined,
    ),
  }
}

async function gridsOf(workbook: ArrayBuffer): Promise<Grid[] | null> {
  try {
    const sheets = await readXlsxFile(workbook)
    return sheets.map(({ data }) => ({
      rows: data.map((row) => row.slice(0, MAX_COLUMNS).map(textOf)),
      lines: data.map((_, index) => index + 1),
    }))
  } catch {
    return null
  }
}

function textOf(value: unknown): string {
  if (value instanceof Date) {
    return Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10)
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? plainNumber(value) : ''
  }
  return typeof value === 'string' ? value.trim() : ''
}

/** Binary floating-point sums end in 12.340000000000002; round to a hundredth of a cent. */
function plainNumber(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return Math.abs(rounded) < 1e15 ? String(rounded) : ''
}
