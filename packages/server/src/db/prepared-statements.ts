/**
 * Prepared statements of the embedded engine. PGlite parses and plans every query again and calls the engine six times for
 * it. A prepared statement takes one call and a third of the time.
 */
import { type messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** More than our repositories have; lists of various lengths make new ones. */
const MAX_STATEMENTS = 300
/** SQLSTATE if columns have changed since, which happens when a change of a table is rolled back. */
const FEATURE_NOT_SUPPORTED = '0A000'

type Statement = Readonly<{
  name: string
  parameterTypes: readonly number[]
  /** Describes the columns; empty for a statement without rows. */
  columns: readonly messages.BackendMessage[]
}>

export type PreparedStatements = Readonly<{
  /** Call it only while no other transaction runs: inside of `_runExclusiveTransaction` or of a transaction. */
  run: <Row>(text: string, parameters: readonly unknown[]) => Promise<Results<Row>>
  /** Prepares everything again. Call it before a statement that may change tables. */
  clear: () => void
}>

/** Whether a statement changes no tables, and so can be prepared. */
export function isPreparable(text: string): boolean {
  return /^\s{0,9}(?:select|insert|update|delete|with)\b/i.test(text)
}

export function createPreparedStatements(pglite: PGlite): PreparedStatements {
  const statements = new Map<string, Statement>()
  const unused: string[] = []
  let lastNumber = 0

  const drop = (text: string) => {
    unused.push(...[statements.get(text)].flatMap((statement) => statement?.name ?? []))
    statements.delete(text)
  }

  const send = (...parts: readonly Uint8Array[]) => {
    const closings = unused.splice(0).map((name) => serialize.close({ type: 'S', name }))
    return pglite.execProtocolStream(Buffer.concat([...closings, ...parts, serialize.sync()]), {
      syncToFs: false,
    })
  }

  const prepare = async (text: string): Promise<Statement> => {
    const name = `s${++lastNumber}`
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    }
  }

  const find = async (text: string): Promise<Statement> => {
    const statement = statements.get(text) ?? (await prepare(text))
    // A map is in order of insertion, so its first key is the least recently used one.
    statements.delete(text)
    statements.set(text, statement)
    const [oldest] = statements.size > MAX_STATEMENTS ? statements.keys() : []
    drop(oldest ?? '')
    return statement
  }

  const execute = async <Row>(statement: Statement, parameters: readonly unknown[]) => {
    const { name, parameterTypes, columns } = statement
    const values = parameters.map((value, index) => encode(pglite, value, parameterTypes[index]))
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute({}))
    const [result] = parse.parseResults([...columns, ...answer], pglite.parsers)
    // The parser doesn't know the type of a row. PGlite's own `query` asserts it, too.
    return (result ?? { rows: [], fields: [] }) as Results<Row>
  }

  return {
    run: (text, parameters) =>
      pglite.runExclusive(async () => {
        try {
          return await execute(await find(text), parameters)
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === FEATURE_NOT_SUPPORTED) {
            drop(text)
          }
          throw error
        }
      }),
    clear: () => {
      for (const text of [...statements.keys()]) {
        drop(text)
      }
    },
  }
}

/** Returns the value's text, as PGlite writes it. */
function encode(pglite: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) {
    return null
  }
  return pglite.serializers[type]?.(value) ?? String(value)
}
