import type { QueryObserver } from '../db/database.ts'
import { addSpan } from './in-span.ts'
import type { Metrics } from './metrics.ts'

const MS_PER_SECOND = 1000
const OPERATION = /^\s{0,20}([a-z]{1,20})/i
const TABLE = /\b(?:from|into|update|table)\s{1,5}"?([a-z_]{1,63})"?/i

/** Measures every query by its operation and its first table. Neither the text nor a value is recorded. */
export function observeQueries({ querySeconds }: Pick<Metrics, 'querySeconds'>): QueryObserver {
  return ({ sql, durationMs, isFailed }) => {
    const operation = OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'other'
    const table = TABLE.exec(sql)?.[1] ?? 'none'
    querySeconds.record(durationMs / MS_PER_SECOND, { operation, table })
    addSpan(
      `${operation} ${table}`,
      { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
      durationMs,
      isFailed,
    )
  }
}
