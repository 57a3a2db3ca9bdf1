import { withCommas } from '@cardsight/contract/numbers'

/** `1234.5` → `$1,234.50`; a cost shows its sign, `−$95.00`; minus zero is zero. */
export function formatMoney(amount: number): string {
  const sign = amount < 0 && !roundsToZero(amount) ? '−' : ''
  return `${sign}$${withCommas(Math.abs(amount).toFixed(2))}`
}

function roundsToZero(amount: number): boolean {
  return Math.abs(amount) < 0.005
}
