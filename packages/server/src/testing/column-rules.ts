import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** What the constraints of a table demand of a column's values. */
export type ColumnRule = Readonly<{
  /** False for a column that another column's rule depends on, too. */
  mayBeNull: boolean
  /** Texts that a check lists; empty if there is none. */
  allowed: readonly string[]
  /** `table.column` at the end of a chain of foreign keys; null if the column references nothing. */
  references: string | null
}>

type Constraint = Readonly<{
  kind: string
  table: string
  columns: readonly string[]
  definition: string
  target: string | null
  targetColumns: readonly string[] | null
}>

/** The rules of all columns, by `table.column`. */
export async function findColumnRules(db: Kysely<Schema>): Promise<ReadonlyMap<string, ColumnRule>> {
  const constraints = await findConstraints(db)
  const references = new Map(constraints.flatMap(referencesOf))
  const { rows } = await sql<{ table: string; name: string; mayBeNull: boolean }>`
    select table_name as "table", column_name as name, is_nullable = 'YES' as "mayBeNull"
    from information_schema.columns where table_schema = current_schema()`.execute(db)
  return new Map(
    rows.map(({ table, name, mayBeNull }) => {
      const checks = constraints.filter(
        (each) => each.kind === 'c' && each.table === table && each.columns.includes(name),
      )
      const isIndependent = checks.every(({ columns }) => columns.length === 1)
      return [
        `${table}.${name}`,
        {
          mayBeNull: mayBeNull && isIndependent,
          allowed: checks.filter(({ columns }) => columns.length === 1).flatMap(listedValues),
          references: endOf(references, `${table}.${name}`),
        },
      ] as const
    }),
  )
}

async function findConstraints(db: Kysely<Schema>): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select k.contype as kind, c.relname as "table", pg_get_constraintdef(k.oid) as definition, t.relname as target,
      array(select a.attname::text from unnest(k.conkey) with ordinality n(number, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number order by n.place) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality n(number, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.number order by n.place) as "targetColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class t on t.oid = k.confrelid
    where k.connamespace = current_schema()::regnamespace and k.contype in ('c', 'f')`.execute(db)
  return rows
}

function referencesOf({ kind, table, columns, target, targetColumns }: Constraint) {
  return kind === 'f'
    ? columns.map((column, i) => [`${table}.${column}`, `${target}.${targetColumns?.[i]}`] as const)
    : []
}

function endOf(references: ReadonlyMap<string, string>, column: string): string | null {
  const next = references.get(column)
  return next === undefined ? null : (endOf(references, next) ?? next)
}

/** PostgreSQL prints `x in ('a', 'b')` as `x = ANY (ARRAY['a'::text, 'b'::text])`. */
function listedValues({ definition }: Constraint): string[] {
  return Array.from(definition.matchAll(/'([^']*)'::text/g), ([, value = '']) => value)
}
