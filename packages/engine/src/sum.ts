export function sum(amounts: Iterable<number>): number {
  let total = 0
  for (const amount of amounts) {
    total += amount
  }
  return total
}
