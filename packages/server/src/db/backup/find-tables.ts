import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { DumpTable } from './dump-line.ts'

type Column = Readonly<{ table: string; name: string; type: string; isIdentity: boolean }>
type Reference = Readonly<{ from: string; to: string }>

/** Every table of the product with its columns; a table comes after the tables that it references. */
export async function findTables(db: Kysely<Schema>): Promise<DumpTable[]> {
  const [columns, references] = [await findColumns(db), await findReferences(db)]
  const names = [...new Set(columns.map(({ table }) => table))]
  return inOrder(names, references).map((name) => ({
    kind: 'table',
    name,
    columns: columns.filter(({ table }) => table === name).map(({ table, ...column }) => column),
  }))
}

/** False for a database that no server has used yet. */
export async function hasMigrations(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

/** Without generated columns, which nobody can insert, and without the migrator's own tables. */
async function findColumns(db: Kysely<Schema>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as "isIdentity"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely_migration%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db)
  return rows
}

async function findReferences(db: Kysely<Schema>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and f.oid <> t.oid`.execute(db)
  return rows
}

function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !references.some(({ from, to }) => from === table && waiting.has(to)),
    )
    if (ready.length === 0) {
      throw new Error(`The tables ${[...waiting].join(', ')} reference each other in a circle`)
    }
    ordered.push(...ready)
    for (const table of ready) {
      waiting.delete(table)
    }
  }
  return ordered
}
