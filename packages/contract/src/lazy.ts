/** Calculates a value when it's first read. A profile change must re-rank within a frame, and screens show few of the parts. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
