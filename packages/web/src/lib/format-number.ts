/**
 * Formats numbers in US style without `Intl`. The first call of `Intl` or `toLocaleString` blocks a phone
 * longer than all the code of a page.
 */

/**
 * `1234567.5` → `1,234,567.5`. Rounds half away from zero to at most `mostDecimals` decimals and drops
 * trailing zeros.
 */
export function formatNumber(amount: number, mostDecimals = 3): string {
  const digits = Math.abs(amount).toFixed(mostDecimals)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return `${amount < 0 && short !== '0' ? '-' : ''}${withCommas(short)}`
}

/** `'1234.50'` → `'1,234.50'`; for up to three decimals. */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}
