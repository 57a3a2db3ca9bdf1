/** A reader's report of an error in a card's facts. */
import { authSentences } from './auth-sentences.ts'
import { MAX_EMAIL_LENGTH } from './identity-fields.ts'
import { z } from './zod.ts'

const MAX_CORRECTION_LENGTH = 1000
const MAX_URL_LENGTH = 2000

export const errorReportSentences = {
  sent: 'Thanks for your report! We’ll check it against our sources.',
  factMissing: 'Choose what’s wrong',
  correctionMissing: 'Tell us what it should be',
  correctionLong: 'Please use at most 1,000 characters',
  unreadable: 'This text has characters we can’t read. Please type it again.',
  urlInvalid: 'Enter a link that starts with https://, or leave this empty',
  emailInvalid: authSentences.signUpEmailInvalid,
} as const

const factSchema = z.enum(
  ['fee', 'rates', 'offer', 'apr', 'foreign-fee', 'perks', 'eligibility', 'status', 'other'],
  { error: errorReportSentences.factMissing },
)

export type ReportedFact = z.infer<typeof factSchema>

/** What a report can be about, with labels in display order. */
export const reportedFacts: Readonly<Record<ReportedFact, string>> = {
  fee: 'Annual fee',
  rates: 'Earn rates',
  offer: 'Welcome bonus',
  apr: 'APR',
  'foreign-fee': 'Foreign transaction fee',
  perks: 'Perks and credits',
  eligibility: 'Who can get it',
  status: 'Open or closed',
  other: 'Something else',
}

/** Line breaks and tabs are fine. The database can't store NUL or half of a surrogate pair. */
const readable = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u

export const errorReportSchema = z
  .object({
    fact: factSchema,
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
