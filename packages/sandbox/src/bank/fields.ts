/** Strict parsing of request bodies: unknown, missing or invalid fields are rejected before any work. */
import { type Day, parseDay } from './days.ts'
import { Fault } from './faults.ts'

/** Returns the typed value, or throws a Fault that names the field. */
export type Reader<T> = (value: unknown, field: string) => T

type Shape = Record<string, Reader<unknown>>
type Body<Required extends Shape, Optional extends Shape> = {
  [Key in keyof Required]: ReturnType<Required[Key]>
} & { [Key in keyof Optional]?: ReturnType<Optional[Key]> }

/** Reads an object. Required keys must be present and not null; optional keys must be valid if present. */
export function object<Required extends Shape, Optional extends Shape>(
  required: Required,
  optional: Optional,
  extra: 'rejected' | 'ignored' = 'rejected',
): Reader<Body<Required, Optional>> {
  return (value, field) => {
    if (!isRecord(value)) {
      throw new Fault('INVALID_FIELD', `${field} must be an object`)
    }
    const pathTo = (key: string) => (field === '' ? key : `${field}.${key}`)
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn({ ...required, ...optional }, key))
    if (unknown.length > 0 && extra === 'rejected') {
      const names = unknown.map(pathTo).join(', ')
      throw new Fault('UNKNOWN_FIELDS', `the following fields are not recognized by this endpoint: ${names}`)
    }
    requireFields(
      Object.keys(required)
        .filter((key) => (value[key] ?? null) === null)
        .map(pathTo),
    )
    const readers = Object.entries({ ...required, ...optional }).filter(([key]) => Object.hasOwn(value, key))
    const entries = readers.map(([key, reader]) => [key, reader(value[key], pathTo(key))])
    return asBody<Body<Required, Optional>>(Object.fromEntries(entries))
  }
}

/** Reads a request body, which may also contain the credentials. */
export function request<Required extends Shape, Optional extends Shape>(
  required: Required,
  optional: Optional,
) {
  return object(required, { client_id: text, secret: text, ...optional })
}

/** Throws if the list of missing field names isn't empty. */
export function requireFields(missing: readonly string[]): void {
  if (missing.length > 0) {
    throw new Fault('MISSING_FIELDS', `the following required fields are missing: ${missing.join(', ')}`)
  }
}

export function integer(min: number, max: number): Reader<number> {
  return (value, field) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max) {
      throw new Fault('INVALID_FIELD', `${field} must be an integer from ${min} to ${max}`)
    }
    return value
  }
}

export const amount: Reader<number> = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Fault('INVALID_FIELD', `${field} must be a number`)
  }
  return value
}

export const date: Reader<Day> = (value, field) => {
  const day = typeof value === 'string' ? parseDay(value) : null
  if (day === null) {
    throw new Fault('INVALID_FIELD', `${field} must be a date of the form YYYY-MM-DD`)
  }
  return day
}

export const httpUrl: Reader<string> = (value, field) => {
  const address = text(value, field)
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Fault('INVALID_FIELD', `${field} must be an http or https address`)
  }
  return address
}

/** Accepts any value. For fields that the provider defines and this bank ignores. */
export const anything: Reader<unknown> = (value) => value

export const text: Reader<string> = (value, field) => {
  if (typeof value !== 'string' || value === '') {
    throw new Fault('INVALID_FIELD', `${field} must be a non-empty string`)
  }
  return value
}

export const flag: Reader<boolean> = (value, field) => {
  if (typeof value !== 'boolean') {
    throw new Fault('INVALID_FIELD', `${field} must be a boolean`)
  }
  return value
}

export function oneOf<const Choice extends string>(allowed: readonly Choice[]): Reader<Choice> {
  return (value, field) => {
    const given = text(value, field)
    const choice = allowed.find((one) => one === given)
    if (choice === undefined) {
      throw new Fault('INVALID_FIELD', `${field} must be one of: ${allowed.join(', ')}`)
    }
    return choice
  }
}

/** Reads an array with at least one entry: the provider rejects empty arrays. */
export function nonEmptyArray<T>(reader: Reader<T>): Reader<T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length === 0) {
      throw new Fault('INVALID_FIELD', `${field} must be a non-empty array`)
    }
    return value.map((entry, index) => reader(entry, `${field}[${index}]`))
  }
}

/** Reads an array that may be empty, with at most `maxLength` entries. */
export function arrayOf<T>(reader: Reader<T>, maxLength = Number.MAX_SAFE_INTEGER): Reader<T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length > maxLength) {
      throw new Fault('INVALID_FIELD', `${field} must be an array of at most ${maxLength}`)
    }
    return value.map((entry, index) => reader(entry, `${field}[${index}]`))
  }
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, field) => (value === null ? null : reader(value, field))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Safe because every key of the shape was read by its reader and no other key is copied. */
function asBody<T>(body: unknown): T {
  return body as T
}
