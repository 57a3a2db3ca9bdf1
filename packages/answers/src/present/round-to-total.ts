/**
 * Rounds parts to integers that add up to the given total. The part with the largest rounding error absorbs
 * the difference.
 */
export function roundToTotal(exact: readonly number[], total: number): number[] {
  // Adding 0 turns a rounded -0 into 0.
  const parts = exact.map((amount) => Math.round(amount) + 0)
  let missing = parts.reduce((left, part) => left - part, total)
  const step = Math.sign(missing)
  for (; missing !== 0 && parts.length > 0; missing -= step) {
    const shortfalls = exact.map((amount, index) => step * (amount - (parts[index] ?? 0)))
    const index = shortfalls.indexOf(Math.max(...shortfalls))
    parts[index] = (parts[index] ?? 0) + step
  }
  return parts
}
