/** Converts whole cents to a number of dollars with at most two decimals. Never minus zero. */
export function dollarsOf(cents: number): number {
  return cents === 0 ? 0 : cents / 100
}

/** A share of whole cents in whole cents, half away from zero. */
export function divideCents(cents: number, parts: number): number {
  const size = Math.floor((Math.abs(cents) * 2 + parts) / (parts * 2))
  return cents < 0 ? -size : size
}
