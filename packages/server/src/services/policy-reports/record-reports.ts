import type { Deps } from '../../deps.ts'
import { countCspReport } from '../../repositories/csp-reports.ts'
import { readReports } from './read-reports.ts'
import { reduceReport } from './reduce-report.ts'

const MINUTE_MS = 60_000
/** One faulty release makes every browser report the same thing. A sample is enough to see it. */
const MAX_STORED_PER_MINUTE = 60

type Needs = Pick<Deps, 'database' | 'clock' | 'log' | 'publicUrl'>

/** Returns a function that counts reports by day. It drops those above its limit per minute. */
export function createReportRecorder({ database, clock, log, publicUrl }: Needs) {
  let [minute, stored] = [0, 0]
  const admit = () => {
    const now = Math.floor(clock().getTime() / MINUTE_MS)
    stored = now === minute ? stored + 1 : 1
    minute = now
    return stored <= MAX_STORED_PER_MINUTE
  }
  return async (body: unknown): Promise<void> => {
    for (const raw of readReports(body)) {
      const report = reduceReport(raw, publicUrl)
      if (report === null || !admit()) {
        continue
      }
      const day = clock().toISOString().slice(0, 'YYYY-MM-DD'.length)
      if ((await countCspReport(database.db, { ...report, day })) === 1) {
        // Not a warning: anyone can send reports, and most come from browser extensions.
        log.info(report, 'a browser blocked something because of our content security policy')
      }
    }
  }
}
