import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

type CspReport = Readonly<{ day: string; page: string; directive: string; blocked: string }>

/** Counts one report, and returns how many like it there were on that day. */
export async function countCspReport(db: Kysely<Schema>, report: CspReport): Promise<number> {
  const { reports } = await db
    .insertInto('csp_reports')
    .values({ ...report, reports: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'directive', 'blocked'])
        .doUpdateSet({ reports: sql<number>`csp_reports.reports + 1` }),
    )
    .returning('reports')
    .executeTakeFirstOrThrow()
  return reports
}

export async function removeCspReportsBefore(db: Kysely<Schema>, day: string): Promise<void> {
  await db.deleteFrom('csp_reports').where('day', '<', day).execute()
}
