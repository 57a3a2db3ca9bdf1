/** Describes how a table was read, for the user to check and correct. */
import type { ColumnRole, Layout } from '../statement.ts'
import type { OrderFound } from '../text/date-order.ts'
import type { Header } from './find-header.ts'
import type { SignFound } from './find-sign.ts'
import { cellAt, type Grid } from './grid.ts'
import { normalizeHeading } from './heading-roles.ts'
import type { TableSource } from './table-context.ts'

type TableReading = Readonly<{
  source: TableSource
  roles: readonly ColumnRole[]
  order: OrderFound
  sign: SignFound
  body: Grid['rows']
}>

export function layoutOf(
  grid: Grid,
  header: Header,
  { source, roles, order, sign, body }: TableReading,
): Layout {
  return {
    encoding: source.encoding,
    delimiter: source.delimiter,
    headerLine: header.row === null ? null : (grid.lines[header.row] ?? null),
    columns: roles.map((role, column) => ({
      heading: header.headings[column] ?? '',
      role,
      samples: samplesOf(body, column),
    })),
    dateOrder: order.order,
    sign: sign.sign,
    fingerprint: fingerprintOf(header, roles.length),
  }
}

/** The headings identify the layout, or the number of columns if there are no headings. */
function fingerprintOf(header: Header, columnCount: number): string {
  return header.row === null ? `${columnCount} columns` : header.headings.map(normalizeHeading).join('|')
}

function samplesOf(rows: Grid['rows'], column: number): string[] {
  const samples: string[] = []
  for (const row of rows.slice(0, 200)) {
    const cell = cellAt(row, column)
    if (cell !== '' && samples.length < 3) {
      samples.push(cell.slice(0, 60))
    }
  }
  return samples
}
