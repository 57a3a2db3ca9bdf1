export type FoundString = Readonly<{ path: string; text: string }>

/** Returns every string in nested data whose key is one of `keys`, with its path. */
export function findStrings(value: unknown, keys: readonly string[], path = ''): FoundString[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const innerPath = path === '' ? key : `${path}.${key}`
    return typeof inner === 'string' && keys.includes(key)
      ? [{ path: innerPath, text: inner }]
      : findStrings(inner, keys, innerPath)
  })
}
