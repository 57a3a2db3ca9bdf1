import { formatNumber } from './format-number.ts'

/** `1234.5` → `$1,235`; a cost shows its sign, `−$95`. For headlines; tables show cents. */
export function formatDollars(amount: number): string {
  const digits = formatNumber(Math.abs(amount), 0)
  return `${amount < 0 && digits !== '0' ? '−' : ''}$${digits}`
}
