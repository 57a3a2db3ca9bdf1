/**
 * What a PostgreSQL value is in JS, the same for both drivers. Left to themselves they disagree:
 * `date` is UTC midnight in one and local midnight in the other, so a purchase would change its day.
 *
 * int8 → number, refused beyond 2^53; numeric, date, time, timestamp, interval → the text; bytea → Buffer.
 * What is not listed (text, bool, int4, float8, timestamptz → Date, json) the drivers already agree on.
 */
export type ValueParser = (text: string) => unknown

export const valueParsers: Readonly<Record<number, ValueParser>> = {
  17: parseBytes,
  20: parseSafeInteger,
  1082: keepText,
  1083: keepText,
  1114: keepText,
  1186: keepText,
  1266: keepText,
  1700: keepText,
}

/** The array types of the above, each with the type of its elements. */
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

function keepText(text: string): string {
  return text
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database holds ${text}, which a JS number cannot hold exactly`)
  }
  return value
}

function parseBytes(text: string): Buffer {
  return Buffer.from(text.slice('\\x'.length), 'hex')
}
