/** Query plans of PostgreSQL for the statements of some work. */
import { CompiledQuery, type Kysely, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { Schema } from '../../../packages/server/src/db/schema.ts'

/** How a statement reads a table, such as 'Index Scan on bank_items'. */
export type Scan = Readonly<{ table: string; scan: string; statement: string }>

/** Does the work, and returns how each of its statements reads its tables. */
export async function listScans(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<unknown>,
): Promise<Scan[]> {
  const queries: CompiledQuery[] = []
  await work(db.withPlugin(recordInto(queries)))
  const scans: Scan[] = []
  for (const { sql, parameters } of queries) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    )
    scans.push(...scansOf(rows[0]?.['QUERY PLAN'], sql.replace(/\s+/g, ' ').trim()))
  }
  return scans
}

function recordInto(queries: CompiledQuery[]): KyselyPlugin {
  const compiler = new PostgresQueryCompiler()
  return {
    transformQuery: ({ node, queryId }) => {
      queries.push(compiler.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function scansOf(plan: unknown, statement: string): Scan[] {
  if (Array.isArray(plan)) {
    return plan.flatMap((part) => scansOf(part, statement))
  }
  if (typeof plan !== 'object' || plan === null) {
    return []
  }
  const fields = new Map<string, unknown>(Object.entries(plan))
  const inner = [...fields.values()].flatMap((value) => scansOf(value, statement))
  const [scan, table] = [fields.get('Node Type'), fields.get('Relation Name')]
  return typeof scan === 'string' && typeof table === 'string' && scan.endsWith('Scan')
    ? [{ table, scan, statement }, ...inner]
    : inner
}
