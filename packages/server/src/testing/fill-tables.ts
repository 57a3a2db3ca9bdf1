/** Fills every table of a schema with rows that its constraints allow, whatever the schema is. */
import { type Kysely, sql } from 'kysely'
import { findTables } from '../db/backup/find-tables.ts'
import type { Schema } from '../db/schema.ts'
import { type ColumnRule, findColumnRules } from './column-rules.ts'

/** More than any column has allowed values, so that each of them is stored at least once. */
const ROWS = 6
/** This row has a value only where it needs one. */
const SPARSE_ROW = 1

/** Row `i` references row `i` of every other table. Returns how many rows each table has now. */
export async function fillTables(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rules = await findColumnRules(db)
  const tables = await findTables(db)
  for (const { name, columns } of tables) {
    const writable = columns.filter(({ isIdentity }) => !isIdentity)
    for (let row = 0; row < ROWS; row += 1) {
      const values = writable.map((column) => {
        const rule = rules.get(`${name}.${column.name}`)
        const isEmpty = row === SPARSE_ROW && rule?.mayBeNull === true
        return isEmpty ? sql`null` : castTo(column.type, exampleOf({ table: name, ...column, rule }, row))
      })
      const names = writable.map((column) => sql.ref(column.name))
      await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
    }
  }
  return new Map(tables.map(({ name }) => [name, ROWS]))
}

type Column = Readonly<{ table: string; name: string; type: string; rule: ColumnRule | undefined }>

/** The same value for a reference as for what it references. */
function exampleOf({ table, name, type, rule }: Column, row: number): string {
  const allowed = rule?.allowed ?? []
  if (allowed.length > 0) {
    return allowed[row % allowed.length] ?? ''
  }
  const source = rule?.references ?? `${table}.${name}`
  const make = examples[type]
  if (make === undefined) {
    throw new Error(`${table}.${name} has the type ${type}: add an example of it to fill-tables.ts`)
  }
  return make(row, source)
}

const examples: Readonly<Record<string, (row: number, source: string) => string>> = {
  uuid: (row, source) =>
    `00000000-0000-4000-8000-${hexOf(source).slice(-8).padStart(8, '0')}${String(row).padStart(4, '0')}`,
  text: (row, source) => `${source} ${row} “é”\t\\ 'quoted'`,
  integer: (row) => String(7 + row),
  smallint: (row) => String(7 + row),
  bigint: (row) => String(9_007_199_254_740_000n + BigInt(row)),
  boolean: (row) => String(row % 2 === 0),
  date: (row) => `2024-02-2${4 + row}`,
  'timestamp with time zone': (row) => `2025-03-09T06:59:59.99900${row}Z`,
  jsonb: (row, source) => JSON.stringify({ [source]: [row, null, { text: 'é"\\' }] }),
  bytea: (row, source) => `\\x00${hexOf(source)}0${row}ff`,
  'text[]': (row, source) => `{"${source}",${row}}`,
}

function castTo(type: string, value: string) {
  return sql`cast(${value}::text as ${sql.raw(type)})`
}

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex')
}
