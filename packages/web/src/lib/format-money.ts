const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `1234.5` → `$1,234.50`; a loss shows its sign, `-$95.00`; minus zero is zero. */
export function formatMoney(amount: number): string {
  return dollars.format(roundsToZero(amount) ? 0 : amount)
}

function roundsToZero(amount: number): boolean {
  return Math.abs(amount) < 0.005
}
