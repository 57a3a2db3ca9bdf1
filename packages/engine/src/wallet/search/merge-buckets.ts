/** Buckets with equal values for every candidate are merged: shorter sums, the same bound. */

export type MergedBuckets = Readonly<{
  /** By index of a value, and how many merged values there are. */
  groupOf: Int32Array
  count: number
}>

/** Indexes can be merged if every candidate has the same value for a cent. */
export function mergeBuckets(perCent: readonly Float64Array[], length: number): MergedBuckets {
  const hashes = new Float64Array(length)
  for (const [entry, values] of perCent.entries()) {
    const weight = Math.sqrt(entry + 2)
    for (let index = 0; index < length; index++) {
      const value = values[index] ?? 0
      hashes[index] = (hashes[index] ?? 0) + (value === Number.NEGATIVE_INFINITY ? -1 : value) * weight
    }
  }
  const firstOf = new Map<number, number>()
  const groupOf = new Int32Array(length)
  let count = 0
  for (let index = 0; index < length; index++) {
    const hash = hashes[index] ?? 0
    const first = firstOf.get(hash)
    if (first !== undefined && perCent.every((values) => values[first] === values[index])) {
      groupOf[index] = groupOf[first] ?? 0
    } else {
      firstOf.set(hash, index)
      groupOf[index] = count++
    }
  }
  return { groupOf, count }
}

/** Sums of the values of each group. */
export function mergeValues({ groupOf, count }: MergedBuckets, values: Float64Array): Float64Array {
  const sums = new Float64Array(count)
  for (let index = 0; index < values.length; index++) {
    const group = groupOf[index] ?? 0
    sums[group] = (sums[group] ?? 0) + (values[index] ?? 0)
  }
  return sums
}
