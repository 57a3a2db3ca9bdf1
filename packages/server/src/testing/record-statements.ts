/**
 * Calls repository functions without a database, and returns the SQL that they would run. Every argument, and
 * every row that the database returns, is a stand-in: a value that has every property and is a list of one.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Schema } from '../db/schema.ts'

/** More than any function takes. */
const MAX_ARGUMENTS = 5

export type RepositoryFunction = (...inputs: unknown[]) => unknown

/** Once with a database that finds nothing, and once with one that finds a row. */
export async function recordStatements(call: RepositoryFunction): Promise<string[]> {
  const found = [await recordWith(call, []), await recordWith(call, [createStandIn()])]
  return [...new Set(found.flat())]
}

async function recordWith(call: RepositoryFunction, rows: readonly unknown[]): Promise<string[]> {
  const statements: string[] = []
  const db = openRecorder(rows, ({ sql }) => statements.push(sql))
  const inputs = Array.from({ length: MAX_ARGUMENTS }, createStandIn)
  try {
    const result = await call(db, ...inputs)
    if (isAsyncIterable(result)) {
      await result[Symbol.asyncIterator]().next()
    }
  } catch {
    // A stand-in isn't a valid row for every function. What it asked before counts.
  }
  return statements
}

function openRecorder(rows: readonly unknown[], record: (query: CompiledQuery) => void): Kysely<Schema> {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) => {
      record(query)
      return { rows: [...rows] as Row[], numAffectedRows: 0n }
    },
    streamQuery: async function* () {},
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Methods of a list that repositories call. Other names, such as `at`, are columns. */
const LIST_METHODS: readonly PropertyKey[] = [
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'includes',
  'length',
  'map',
  'reduce',
  'slice',
  'some',
  Symbol.iterator,
]
/** Methods of texts and dates. */
const VALUE_METHODS: readonly PropertyKey[] = [Symbol.toPrimitive, 'toJSON', 'toLowerCase']
/** Names that decide how a value is treated. A stand-in is neither a promise nor part of a query. */
const ABSENT: readonly PropertyKey[] = ['then', 'toOperationNode', 'isOperationNode', 'isRawBuilder']
/** Kysely accepts nothing but numbers for these. */
const NUMBERS: readonly PropertyKey[] = ['limit', 'most']

function createStandIn(): unknown {
  return new Proxy(['1'], {
    get: (list, name) => {
      if (LIST_METHODS.includes(name)) {
        return Reflect.get(list, name)
      }
      if (NUMBERS.includes(name)) {
        return 1
      }
      if (name === 'getTime') {
        return () => 1
      }
      if (VALUE_METHODS.includes(name)) {
        return () => '1'
      }
      return typeof name === 'symbol' || ABSENT.includes(name) ? undefined : createStandIn()
    },
  })
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
