/** Builds small workbooks for tests from their XML parts. */
import { strToU8, zipSync } from 'fflate'

export type Cell =
  | string
  | number
  | { day: string }
  | { formula: string; value: number }
  | { euros: number }
  | { dollars: number }
  | null

/** Returns a workbook with one sheet per list of rows. */
export function makeXlsx(...sheets: readonly (readonly (readonly Cell[])[])[]): Uint8Array {
  const names = sheets.map((_, index) => `Sheet${index + 1}`)
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ [$€-407]"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetOf(rows))]),
    ),
  })
}

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
  )
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body.join('')}</sheetData></worksheet>`
}

function cellOf(cell: Cell, at: string): string {
  if (cell === null) {
    return ''
  }
  if (typeof cell === 'string') {
    const text = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  }
  if (typeof cell === 'number') {
    return `<c r="${at}"><v>${cell}</v></c>`
  }
  if ('euros' in cell || 'dollars' in cell) {
    const [style, value] = 'euros' in cell ? [2, cell.euros] : [3, cell.dollars]
    return `<c r="${at}" s="${style}"><v>${value}</v></c>`
  }
  return 'day' in cell
    ? `<c r="${at}" s="1"><v>${Date.parse(cell.day) / 86_400_000 + 25_569}</v></c>`
    : `<c r="${at}"><f>${cell.formula}</f><v>${cell.value}</v></c>`
}
