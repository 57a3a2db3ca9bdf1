/** Calculates a value when it's first asked for. */
export function once<Value extends object>(calculate: () => Value): () => Value {
  let result: Value | null = null
  return () => {
    result ??= calculate()
    return result
  }
}
