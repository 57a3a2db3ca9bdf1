/**
 * JS values of PostgreSQL types, the same for both drivers. Their defaults differ: `date` is UTC midnight in
 * one and local midnight in the other, so a purchase would change its day.
 *
 * int8 → number, rejected beyond 2^53; numeric, date, time, timestamp, interval → the text; bytea → Buffer.
 * The drivers agree on all other types (text, bool, int4, float8, timestamptz → Date, json).
 */
export type ValueParser = (text: string) => unknown

export const valueParsers: Readonly<Record<number, ValueParser>> = {
  17: parseBytes,
  20: parseSafeInteger,
  1082: identity,
  1083: identity,
  1114: identity,
  1186: identity,
  1266: identity,
  1700: identity,
}

/** Array types of the above, each with its element type. */
export const arrayElementTypes: Readonly<Record<number, number>> = {
  1001: 17,
  1016: 20,
  1182: 1082,
  1183: 1083,
  1115: 1114,
  1187: 1186,
  1270: 1266,
  1231: 1700,
}

function identity(text: string): string {
  return text
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database returned ${text}, which a JS number can't represent exactly`)
  }
  return value
}

function parseBytes(text: string): Buffer {
  return Buffer.from(text.slice('\\x'.length), 'hex')
}
