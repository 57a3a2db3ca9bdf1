import { withCommas } from '@cardsight/contract/numbers'

/** `1234.5` → `$1,234.50`; a cost shows its sign, `−$95.00`; minus zero is zero. */
export function formatMoney(amount: number): string {
  const sign = amount < 0 && !roundsToZero(amount) ? '−' : ''
  return `${sign}$${withCommas(Math.abs(amount).toFixed(2))}`
}

function roundsToZero(amount: number): boolean {
  return Math.abs(amount) < 0.005
}

/** `1234.5` → `$1,235`; a cost shows its sign, `−$95`. For headlines; tables show cents. */
export function formatDollars(amount: number): string {
  const digits = formatNumber(Math.abs(amount), 0)
  return `${amount < 0 && digits !== '0' ? '−' : ''}$${digits}`
}

/** `1234` → `$1,234`, `49.99` → `$49.99`: no cents if there are none. */
export function formatShort(amount: number): string {
  return formatMoney(amount).replace(/\.00$/, '')
}

/** `2327` → `$2,327`: for whole amounts, such as monthly spending. */
export function formatWholeDollars(amount: number): string {
  return `$${formatNumber(amount, 0)}`
}

/**
 * `1234567.5` → `1,234,567.5`. Rounds half away from zero to at most `mostDecimals` decimals and drops
 * trailing zeros.
 */
export function formatNumber(amount: number, mostDecimals = 3): string {
  const digits = Math.abs(amount).toFixed(mostDecimals)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return `${amount < 0 && short !== '0' ? '-' : ''}${withCommas(short)}`
}

/** '240 open cards': cards that accept applications. */
export function openCardsText(openCount: number): string {
  return openCount === 1 ? '1 open card' : `${formatNumber(openCount)} open cards`
}

/** '240 open cards, 260 in all': the rest accept no new applicants. */
export function openOfAllText(openCount: number, allCount: number): string {
  return `${openCardsText(openCount)}, ${formatNumber(allCount)} in all`
}
