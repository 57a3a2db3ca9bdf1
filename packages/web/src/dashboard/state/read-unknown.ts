/**
 * Parses stored values field by field. zod would be shorter, but would have to be loaded before a returning user sees
 * anything.
 */

/** A stored value has an unexpected shape. */
export class UnexpectedValue extends Error {
  constructor(what: string) {
    super(`${what} has an unexpected value`)
    this.name = 'UnexpectedValue'
  }
}

type Fields = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) {
    throw new UnexpectedValue('a record')
  }
  return Object.fromEntries(Object.entries(value))
}

export function textIn(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string') {
    throw new UnexpectedValue(key)
  }
  return value
}

export function flagIn(fields: Fields, key: string): boolean {
  const value = fields[key]
  if (typeof value !== 'boolean') {
    throw new UnexpectedValue(key)
  }
  return value
}

/** A nonnegative integer. */
export function numberIn(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new UnexpectedValue(key)
  }
  return value
}

export function listIn(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key]
  if (!Array.isArray(value)) {
    throw new UnexpectedValue(key)
  }
  return value
}

export function textsIn(fields: Fields, key: string): string[] {
  return listIn(fields, key).map((_, index, list) =>
    textIn(Object.fromEntries(list.entries()), String(index)),
  )
}

export function oneOfIn<Value>(fields: Fields, key: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => value === fields[key])
  if (found === undefined) {
    throw new UnexpectedValue(key)
  }
  return found
}
