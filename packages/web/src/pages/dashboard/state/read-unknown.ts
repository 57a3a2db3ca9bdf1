/**
 * Reads stored values field by field. zod would do it in fewer lines, but it would have to be loaded before a
 * returning person sees anything.
 */

/** Something stored is not what we would have written. */
export class NotOurs extends Error {
  constructor(what: string) {
    super(`${what} is not as it was written`)
    this.name = 'NotOurs'
  }
}

type Fields = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) {
    throw new NotOurs('a record')
  }
  return Object.fromEntries(Object.entries(value))
}

export function textIn(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string') {
    throw new NotOurs(key)
  }
  return value
}

export function flagIn(fields: Fields, key: string): boolean {
  const value = fields[key]
  if (typeof value !== 'boolean') {
    throw new NotOurs(key)
  }
  return value
}

/** A whole number from 0 on. */
export function numberIn(fields: Fields, key: string): number {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new NotOurs(key)
  }
  return value
}

export function listIn(fields: Fields, key: string): readonly unknown[] {
  const value = fields[key]
  if (!Array.isArray(value)) {
    throw new NotOurs(key)
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
    throw new NotOurs(key)
  }
  return found
}
