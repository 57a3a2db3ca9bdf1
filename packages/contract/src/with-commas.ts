/**
 * `'1234.50'` → `'1,234.50'`, for up to three decimals. Without `toLocaleString`, whose first call blocks a
 * phone longer than all the code of a page. The bound keeps it linear in time: no number has 21 more digits.
 */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}(?!\d))/g, ',')
}
