/** A reader's report of an error in a card's facts. */
import { errorReportSentences, MAX_CORRECTION_LENGTH, reportableFacts } from './error-report-text.ts'
import { MAX_EMAIL_LENGTH } from './identity-fields.ts'
import { z } from './zod.ts'

const MAX_URL_LENGTH = 2000

/** Line breaks and tabs are fine. The database can't store NUL or half of a surrogate pair. */
const readable = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u

export const errorReportSchema = z
  .object({
    fact: z.enum(reportableFacts, { error: errorReportSentences.factMissing }),
    correction: z
      .string({ error: errorReportSentences.correctionMissing })
      .trim()
      .min(1, { error: errorReportSentences.correctionMissing, abort: true })
      .max(MAX_CORRECTION_LENGTH, { error: errorReportSentences.correctionLong, abort: true })
      .regex(readable, { error: errorReportSentences.unreadable })
      .meta({ description: 'What it should be' }),
    seenAt: z
      .string({ error: errorReportSentences.urlInvalid })
      .trim()
      .max(MAX_URL_LENGTH, { error: errorReportSentences.urlInvalid, abort: true })
      .refine((text) => text === '' || isHttpsUrl(text), { error: errorReportSentences.urlInvalid })
      .default('')
      .meta({ description: 'An https URL that shows it, or empty' }),
    email: z
      .string({ error: errorReportSentences.emailInvalid })
      .trim()
      .max(MAX_EMAIL_LENGTH, { error: errorReportSentences.emailInvalid, abort: true })
      .refine((text) => text === '' || z.regexes.email.test(text), {
        error: errorReportSentences.emailInvalid,
      })
      .default('')
      .meta({ description: 'For our reply, or empty' }),
    website: z
      .string()
      .max(MAX_URL_LENGTH)
      .default('')
      .meta({ description: 'Leave it empty: only bots fill it in' }),
  })
  .meta({ id: 'ErrorReport' })

const httpsUrl = z.url({ protocol: /^https$/ })

/** The parser drops line breaks inside a URL instead of rejecting it, so they are checked first. */
function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u.test(text) && httpsUrl.safeParse(text).success
}

export type ErrorReport = z.infer<typeof errorReportSchema>
