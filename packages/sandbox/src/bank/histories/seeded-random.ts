/** Creates a pseudorandom generator of numbers in [0, 1). The same seed gives the same numbers on every machine. */
export function seededRandom(...seedParts: readonly (string | number)[]): () => number {
  let seed = 0x811c9dc5
  for (const char of seedParts.join('|')) {
    seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
