import type { Problem, Values } from '../../../features/forms/use-form.ts'

/** In display order. People don't see the last one. */
export const reportFields = ['fact', 'correction', 'seenAt', 'email', 'website'] as const

export type ReportField = (typeof reportFields)[number]
export type ReportValues = Values<ReportField>

/** What became of a report: the server's message, or what to fix. */
export type ReportOutcome =
  | Readonly<{ isSent: true; message: string }>
  | (Problem<ReportField> & Readonly<{ isSent: false }>)

export type SendReport = (cardId: string, values: ReportValues) => Promise<ReportOutcome>

export const REPORT_ERROR_ID = 'report-error'

export const reportErrorText = {
  title: 'Report an error',
  lead: 'We’ll check it. No account needed.',
  fact: 'What’s wrong?',
  correction: 'What should it be?',
  seenAt: 'Where did you see it? (optional)',
  seenAtHint: 'A link that starts with https://, such as the issuer’s page.',
  email: 'Your email (optional)',
  emailHint: 'Only if you’d like a reply.',
  privacy: 'We get your report as an email and don’t store it anywhere else.',
  submit: 'Send report',
} as const
