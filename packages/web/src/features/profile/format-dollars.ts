import { formatMoney } from '../../lib/format-money.ts'

/** `1234` → `$1,234`, `49.99` → `$49.99`: no cents if there are none. */
export function formatDollars(dollars: number): string {
  return formatMoney(dollars).replace(/\.00$/, '')
}
