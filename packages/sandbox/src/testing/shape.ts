/** Shapes of JSON values, and a check that lists each place where a value differs from its shape. */
export type Shape =
  | 'text'
  | 'number'
  | 'integer'
  | 'flag'
  | 'date'
  | 'timestamp'
  | 'null'
  | { readonly oneOf: readonly string[] }
  | { readonly nullable: Shape }
  | { readonly listOf: Shape }
  | { readonly fields: Fields; readonly optional?: Fields }

export type Fields = Readonly<Record<string, Shape>>

/** A place in a response, such as `accounts[].name`, and what's wrong there; null if it's as documented. */
export type Point = { readonly path: string; readonly problem: string | null }

const isType: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isSafeInteger,
  flag: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  timestamp: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value),
  null: (value) => value === null,
}

/** Returns every point of the value. An undocumented key is a problem too. */
export function pointsOf(value: unknown, shape: Shape, path: string): Point[] {
  if (typeof shape === 'string') {
    return [{ path, problem: isType[shape](value) ? null : `${JSON.stringify(value)} is not ${shape}` }]
  }
  if ('oneOf' in shape) {
    const isListed = shape.oneOf.some((choice) => choice === value)
    return [{ path, problem: isListed ? null : `${JSON.stringify(value)} is not a documented value` }]
  }
  if ('nullable' in shape) {
    return value === null ? [{ path, problem: null }] : pointsOf(value, shape.nullable, path)
  }
  if ('listOf' in shape) {
    return Array.isArray(value)
      ? [{ path, problem: null }, ...value.flatMap((entry) => pointsOf(entry, shape.listOf, `${path}[]`))]
      : [{ path, problem: 'is not a list' }]
  }
  return objectPoints(value, shape, path)
}

function objectPoints(
  value: unknown,
  { fields, optional = {} }: Extract<Shape, { fields: Fields }>,
  path: string,
): Point[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path, problem: 'is not an object' }]
  }
  const present = new Map<string, unknown>(Object.entries(value))
  const pathTo = (key: string) => (path === '' ? key : `${path}.${key}`)
  const documented = { ...fields, ...optional }
  const missing = Object.keys(fields).filter((key) => !present.has(key))
  return [
    ...missing.map((key) => ({ path: pathTo(key), problem: 'is missing' })),
    ...[...present].flatMap(([key, entry]) => {
      const shape = documented[key]
      return shape === undefined
        ? [{ path: pathTo(key), problem: 'is not documented' }]
        : pointsOf(entry, shape, pathTo(key))
    }),
  ]
}
