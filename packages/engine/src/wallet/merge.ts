/** Buckets that no entry of a search tells apart are looked at as one: sums over fewer places, the same bound. */

export type Merged = Readonly<{
  /** The parts of the places of the values, and how many there are. */
  partOf: Int32Array
  count: number
}>

/** Places may be taken together where every entry has the same value for a cent of them. */
export function findParts(perCent: readonly Float64Array[], length: number): Merged {
  const marks = new Float64Array(length)
  for (const [entry, values] of perCent.entries()) {
    const weight = Math.sqrt(entry + 2)
    for (let place = 0; place < length; place++) {
      const value = values[place] ?? 0
      marks[place] = (marks[place] ?? 0) + (value === Number.NEGATIVE_INFINITY ? -1 : value) * weight
    }
  }
  const firstOf = new Map<number, number>()
  const partOf = new Int32Array(length)
  let count = 0
  for (let place = 0; place < length; place++) {
    const mark = marks[place] ?? 0
    const first = firstOf.get(mark)
    // Equal marks only hint at equal values: those are compared.
    if (first !== undefined && perCent.every((values) => values[first] === values[place])) {
      partOf[place] = partOf[first] ?? 0
    } else {
      firstOf.set(mark, place)
      partOf[place] = count++
    }
  }
  return { partOf, count }
}

/** Sums of the values of each part. */
export function mergeValues({ partOf, count }: Merged, values: Float64Array): Float64Array {
  const sums = new Float64Array(count)
  for (let place = 0; place < values.length; place++) {
    const part = partOf[place] ?? 0
    sums[part] = (sums[part] ?? 0) + (values[place] ?? 0)
  }
  return sums
}
