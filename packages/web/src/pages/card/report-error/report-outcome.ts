import type { Problem, Values } from '../../auth/submission.ts'

/** In display order. People don't see the last one. */
export const reportFields = ['fact', 'correction', 'seenAt', 'email', 'website'] as const

export type ReportField = (typeof reportFields)[number]
export type ReportValues = Values<ReportField>

/** What became of a report: the server's message, or what to fix. */
export type ReportOutcome =
  | Readonly<{ isSent: true; message: string }>
  | (Problem<ReportField> & Readonly<{ isSent: false }>)

export type SendReport = (cardId: string, values: ReportValues) => Promise<ReportOutcome>
