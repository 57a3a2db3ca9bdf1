/** Reads both formats in which browsers send reports: the Reporting API's list, and `report-uri`'s single report. */
import { z } from 'zod'
import type { RawReport } from './reduce-report.ts'

const MAX_REPORTS = 20

const text = z.string().catch('')

const listedSchema = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
  })
  .transform(
    ({ body }): RawReport => ({
      documentUrl: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    }),
  )

const singleSchema = z
  .object({
    'csp-report': z.object({ 'document-uri': text, 'violated-directive': text, 'blocked-uri': text }),
  })
  .transform(
    ({ 'csp-report': report }): RawReport => ({
      documentUrl: report['document-uri'],
      directive: report['violated-directive'],
      blocked: report['blocked-uri'],
    }),
  )

/** Ignores reports of other types and anything it can't read. */
export function readReports(body: unknown): RawReport[] {
  const entries: readonly unknown[] = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [body]
  return entries.flatMap((entry) => {
    const parsed = z.union([listedSchema, singleSchema]).safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
