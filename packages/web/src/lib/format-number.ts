import { withCommas } from '@cardsight/contract/numbers'

/**
 * `1234567.5` → `1,234,567.5`. Rounds half away from zero to at most `mostDecimals` decimals and drops
 * trailing zeros.
 */
export function formatNumber(amount: number, mostDecimals = 3): string {
  const digits = Math.abs(amount).toFixed(mostDecimals)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return `${amount < 0 && short !== '0' ? '-' : ''}${withCommas(short)}`
}
