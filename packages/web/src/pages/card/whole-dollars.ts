import { formatNumber } from '../../lib/format-number.ts'

/** `2327` → `$2,327`: for whole amounts, such as monthly spending. */
export function formatWholeDollars(amount: number): string {
  return `$${formatNumber(amount, 0)}`
}
