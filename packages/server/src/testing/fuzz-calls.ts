/** Calls with valid and hostile values for every operation of an OpenAPI document. The same seed gives the same calls. */

type JsonSchema = Readonly<Record<string, unknown>>
type Operation = Readonly<{
  parameters?: readonly Readonly<{ name: string; in: string; schema: JsonSchema }>[]
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ schema?: JsonSchema }>>> }>
}>

export type OpenApi = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: Readonly<{ schemas?: Readonly<Record<string, JsonSchema>> }>
}>

export type FuzzedCall = Readonly<{
  method: string
  /** The path of the document, with its parameters in braces. */
  route: string
  url: string
  payload?: string | Buffer
  contentType?: string
}>

/** Returns a whole number below a limit. */
export type Random = (below: number) => number

type Fuzz = Readonly<{
  random: Random
  /** Values that mean something to the product, such as a card's id. */
  known: readonly string[]
  schemas: Readonly<Record<string, JsonSchema>>
  /** Decides for each value of a call whether it's hostile. */
  isHostile: () => boolean
}>

const LONG_TEXT = 10_000
const DEEP = 5_000

/** Texts that PostgreSQL can't store, and a long one. */
const unstorableTexts = ['\0', 'a\0b', '\ud800', 'x\udc00\ud800', 'a'.repeat(LONG_TEXT)]

const hostileTexts = [
  ...unstorableTexts,
  '',
  ' ',
  '\0'.repeat(LONG_TEXT),
  '🙂'.repeat(LONG_TEXT / 2),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; --",
  '../../../../etc/passwd',
  '%00',
  '%',
  'a\r\nSet-Cookie: b=c',
  '\u202e\ufeff\u2028',
  'null',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
  '0.1',
  '9999-99-99',
  '-000001-01-01',
  '00000000-0000-0000-0000-000000000000',
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null },
]

/** Bodies that aren't JSON of any schema. */
const hostileBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  '1e999',
  '\ufeff{}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(LONG_TEXT),
]

const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x/y', '']

/** Yields calls without end: every operation in turn, each time with other values. */
export function* fuzzCalls(
  { paths, components }: OpenApi,
  { random, known }: Pick<Fuzz, 'random' | 'known'>,
): Generator<FuzzedCall, never> {
  const schemas = components?.schemas ?? {}
  const operations = Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route, method, operation })),
  )
  for (;;) {
    for (const { route, method, operation } of operations) {
      const make = (isHostile: Fuzz['isHostile']) =>
        callOf({ random, known, schemas, isHostile }, { route, method: method.toUpperCase(), operation })
      yield random(3) === 0 ? make(() => random(6) === 0) : withOneHostileValue(random, make)
    }
  }
}

/** The first call counts the values, all of which are valid. */
function withOneHostileValue(random: Random, make: (isHostile: Fuzz['isHostile']) => FuzzedCall): FuzzedCall {
  let values = 0
  make(() => {
    values += 1
    return false
  })
  let left = random(Math.max(1, values))
  return make(() => {
    left -= 1
    return left === -1
  })
}

function callOf(
  fuzz: Fuzz,
  { route, method, operation }: Readonly<{ route: string; method: string; operation: Operation }>,
): FuzzedCall {
  const { random } = fuzz
  const query: string[] = []
  let path = route
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const value = textOf(valueFor(fuzz, schema))
    if (place === 'path') {
      path = path.replace(`{${name}}`, value === '' ? '%20' : value)
    } else if (place === 'query' && random(5) > 0) {
      query.push(`${name}=${value}`)
    }
  }
  if (random(10) === 0) {
    query.push(`${textOf(pick(fuzz, hostileTexts))}=${textOf(pick(fuzz, hostileTexts))}`)
  }
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`
  return { method, route, url, ...bodyOf(fuzz, operation) }
}

function bodyOf(fuzz: Fuzz, { requestBody }: Operation): Pick<FuzzedCall, 'payload' | 'contentType'> {
  const { random } = fuzz
  const schema = requestBody?.content['application/json']?.schema
  const contentType = random(20) === 0 ? pick(fuzz, otherTypes) : 'application/json'
  if (schema === undefined) {
    return random(10) === 0 ? { payload: pick(fuzz, hostileBodies), contentType } : {}
  }
  const payload = random(10) === 0 ? pick(fuzz, hostileBodies) : JSON.stringify(valueFor(fuzz, schema))
  return { payload: payload ?? '', contentType }
}

/** A value that the schema allows, or any other. */
function valueFor(fuzz: Fuzz, schema: JsonSchema, depth = 0): unknown {
  if (fuzz.isHostile()) {
    return pick<unknown>(
      fuzz,
      pick<readonly unknown[]>(fuzz, [unstorableTexts, unstorableTexts, hostileTexts, hostileValues]),
    )
  }
  return allowedValue(fuzz, schema, depth)
}

function allowedValue(fuzz: Fuzz, schema: JsonSchema, depth: number): unknown {
  const { random, schemas } = fuzz
  if (typeof schema.$ref === 'string') {
    return valueFor(fuzz, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) {
    return valueFor(fuzz, pick(fuzz, choices), depth)
  }
  if ('const' in schema) {
    return schema.const
  }
  if (Array.isArray(schema.enum)) {
    return pick(fuzz, schema.enum)
  }
  switch (schema.type) {
    case 'object':
      return objectOf(fuzz, schema, depth)
    case 'array':
      return depth > 5
        ? []
        : Array.from({ length: random(4) }, () =>
            valueFor(fuzz, (schema.items as JsonSchema) ?? {}, depth + 1),
          )
    case 'boolean':
      return random(2) === 0
    case 'integer':
    case 'number':
      return numberOf(fuzz, schema)
    case 'null':
      return null
    default:
      return stringOf(fuzz, schema)
  }
}

function objectOf(fuzz: Fuzz, schema: JsonSchema, depth: number): Record<string, unknown> {
  const { random } = fuzz
  const required = new Set((schema.required as readonly string[] | undefined) ?? [])
  const fields = Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {})
  const entries = fields
    .filter(([name]) => random(30) > 0 && (required.has(name) || random(2) === 0))
    .map(([name, field]) => [name, valueFor(fuzz, field, depth + 1)] as const)
  const more = schema.additionalProperties
  if (typeof more === 'object' && more !== null && depth <= 5) {
    for (let left = random(3); left > 0; left -= 1) {
      const name = random(2) === 0 ? pick(fuzz, hostileTexts) : pick(fuzz, fuzz.known)
      entries.push([name, valueFor(fuzz, more as JsonSchema, depth + 1)])
    }
  }
  if (random(15) === 0) {
    entries.push([pick(fuzz, hostileTexts), pick(fuzz, hostileValues)])
  }
  return Object.fromEntries(entries)
}

function numberOf({ random }: Fuzz, { minimum = 0, maximum = 2000 }: JsonSchema): number {
  const [least, most] = [Number(minimum), Number(maximum)]
  const within = [least, most, least + random(Math.max(1, Math.min(most - least, 100_000)))]
  return within[random(within.length)] ?? 0
}

function stringOf(fuzz: Fuzz, { format }: JsonSchema): string {
  const { random } = fuzz
  switch (format) {
    case 'email':
      return `ada.${random(1_000_000)}@example.com`
    case 'password':
      return 'plum-otter-velvet'
    case 'uuid':
      return pick(fuzz, ['0b9a5b0e-5a3c-4b7e-9a55-1b0c6f3f7a11', ...fuzz.known])
    case 'date':
    case 'date-time':
      return pick(fuzz, ['2026-11-01', '2025-02-28', '2026-11-01T12:00:00.000Z', '9999-12-31'])
    default:
      return pick(fuzz, fuzz.known)
  }
}

function pick<Value>({ random }: Pick<Fuzz, 'random'>, values: readonly Value[]): Value {
  return values[random(values.length)] as Value
}

/** Percent-encoded. Half of a surrogate pair has no encoding, so its bytes stand for it. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text
    .split(/([\ud800-\udfff])/u)
    .map((part) => (/\p{Surrogate}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('')
}

/** Seeded, so that a failure can be repeated: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
