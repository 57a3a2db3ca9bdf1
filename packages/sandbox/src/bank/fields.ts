/** Strict reading of request bodies: what is unknown, missing or wrong is refused before any work. */
import { type Day, findDay } from './days.ts'
import { Fault } from './faults.ts'

/** Gives the value back with its type, or throws a Fault that names the field. */
export type Reader<T> = (value: unknown, field: string) => T

type Shape = Record<string, Reader<unknown>>
type Body<Required extends Shape, Optional extends Shape> = {
  [Key in keyof Required]: ReturnType<Required[Key]>
} & { [Key in keyof Optional]?: ReturnType<Optional[Key]> }

/** Required keys must be there and not null; an optional key that is there must be right. */
export function object<Required extends Shape, Optional extends Shape>(
  required: Required,
  optional: Optional,
  extra: 'refused' | 'ignored' = 'refused',
): Reader<Body<Required, Optional>> {
  return (value, field) => {
    if (!isRecord(value)) {
      throw new Fault('INVALID_FIELD', `${field} must be an object`)
    }
    const at = (key: string) => (field === '' ? key : `${field}.${key}`)
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn({ ...required, ...optional }, key))
    if (unknown.length > 0 && extra === 'refused') {
      const names = unknown.map(at).join(', ')
      throw new Fault('UNKNOWN_FIELDS', `the following fields are not recognized by this endpoint: ${names}`)
    }
    requireFields(
      Object.keys(required)
        .filter((key) => (value[key] ?? null) === null)
        .map(at),
    )
    const readers = Object.entries({ ...required, ...optional }).filter(([key]) => Object.hasOwn(value, key))
    const read = readers.map(([key, reader]) => [key, reader(value[key], at(key))])
    return asBody<Body<Required, Optional>>(Object.fromEntries(read))
  }
}

/** The body of a call: every call may carry the credentials in its body. */
export function request<Required extends Shape, Optional extends Shape>(
  required: Required,
  optional: Optional,
) {
  return object(required, { client_id: text, secret: text, ...optional })
}

/** Refuses when any name is left in the list of what is missing. */
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
  const day = typeof value === 'string' ? findDay(value) : null
  if (day === null) {
    throw new Fault('INVALID_FIELD', `${field} must be a date of the form YYYY-MM-DD`)
  }
  return day
}

export const webAddress: Reader<string> = (value, field) => {
  const address = text(value, field)
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Fault('INVALID_FIELD', `${field} must be an http or https address`)
  }
  return address
}

/** For fields that the provider knows and that change nothing here. */
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

export function oneOf(known: readonly string[]): Reader<string> {
  return (value, field) => {
    const word = text(value, field)
    if (!known.includes(word)) {
      throw new Fault('INVALID_FIELD', `${field} must be one of: ${known.join(', ')}`)
    }
    return word
  }
}

/** At least one entry: the provider refuses empty lists. */
export function listOf<T>(reader: Reader<T>): Reader<T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length === 0) {
      throw new Fault('INVALID_FIELD', `${field} must be a non-empty array`)
    }
    return value.map((entry, index) => reader(entry, `${field}[${index}]`))
  }
}

/** May be empty, and holds at most so many. */
export function shortList<T>(reader: Reader<T>, most = Number.MAX_SAFE_INTEGER): Reader<T[]> {
  return (value, field) => {
    if (!Array.isArray(value) || value.length > most) {
      throw new Fault('INVALID_FIELD', `${field} must be an array of at most ${most}`)
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

/** Holds because each key of the shape was read by its own reader, and no other key is let through. */
function asBody<T>(read: unknown): T {
  return read as T
}
