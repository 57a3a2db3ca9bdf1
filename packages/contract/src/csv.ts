/**
 * A CSV table. Spreadsheets would run a cell that starts like a formula, so it gets a leading quote, as spreadsheets
 * themselves write such text.
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

/** Some spreadsheets skip a NUL and then find the formula behind it. */
const FORMULA_STARTS = '=+-@\t\r\n\0'
