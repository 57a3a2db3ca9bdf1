/** What an error report can be about, and its sentences. Without zod, so that card pages stay small. */
import { authSentences } from './auth-sentences.ts'

export const MAX_CORRECTION_LENGTH = 1000

export const reportableFacts = [
  'fee',
  'rates',
  'offer',
  'apr',
  'foreign-fee',
  'perks',
  'eligibility',
  'status',
  'other',
] as const

export type ReportableFact = (typeof reportableFacts)[number]

export const reportableFactNames: Readonly<Record<ReportableFact, string>> = {
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

export const errorReportSentences = {
  sent: 'Thanks for your report! We’ll check it against our sources.',
  factMissing: 'Choose what’s wrong',
  correctionMissing: 'Tell us what it should be',
  correctionLong: 'Please use at most 1,000 characters',
  unreadable: 'This text has characters we can’t read. Please type it again.',
  urlInvalid: 'Enter a link that starts with https://, or leave this empty',
  emailInvalid: authSentences.signUpEmailInvalid,
} as const
