/**
 * A table that a spreadsheet opens as what it is. A cell that begins like a formula would be run: it gets a quote in
 * front, as spreadsheets themselves write text that looks like one.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') {
    return String(value)
  }
  const safe = FORMULA_STARTS.includes(value.charAt(0)) && value !== '' ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Some spreadsheets skip a NUL and then meet the formula behind it. */
const FORMULA_STARTS = '=+-@\t\r\n\0'
