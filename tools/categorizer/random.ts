/** Seeded random numbers that are the same on every machine. */
export type Random = Readonly<{
  /** From 0 to 1, without 1. */
  next: () => number
  pick: <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) => Value
}>

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick(values) {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) {
        throw new RangeError('there is nothing to pick from')
      }
      return value
    },
  }
}
