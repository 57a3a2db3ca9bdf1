/** Parts as whole numbers that make up a whole; what is missing or too much goes where it is least untrue. */
export function roundToWhole(exact: readonly number[], whole: number): number[] {
  // The sum rids the rounded number of a minus before its zero.
  const parts = exact.map((amount) => Math.round(amount) + 0)
  let missing = parts.reduce((left, part) => left - part, whole)
  const step = Math.sign(missing)
  for (; missing !== 0 && parts.length > 0; missing -= step) {
    const shortfalls = exact.map((amount, place) => step * (amount - (parts[place] ?? 0)))
    const place = shortfalls.indexOf(Math.max(...shortfalls))
    parts[place] = (parts[place] ?? 0) + step
  }
  return parts
}
