const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** `2327` → `$2,327`: for amounts that are whole by nature, such as monthly spending. */
export function formatWholeDollars(amount: number): string {
  return dollars.format(amount)
}
