/**
 * Numbers as Americans write them, by hand: the first use of `Intl`, `toLocaleString` included, keeps a phone busy for
 * longer than all code of a page.
 */

/** `1234567.5` → `1,234,567.5`; rounded half away from zero to so many decimals, without zeros at their end. */
export function formatNumber(amount: number, mostDecimals = 3): string {
  const digits = Math.abs(amount).toFixed(mostDecimals)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return `${amount < 0 && short !== '0' ? '-' : ''}${withCommas(short)}`
}

/** `'1234.50'` → `'1,234.50'`; for up to three decimals. */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')
}
