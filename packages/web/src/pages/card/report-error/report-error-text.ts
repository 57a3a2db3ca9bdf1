export const REPORT_ERROR_ID = 'report-error'

export const reportErrorText = {
  title: 'Report an error',
  lead: 'Is something wrong or out of date? Tell us, and we’ll check it. You don’t need an account.',
  fact: 'What’s wrong?',
  correction: 'What should it be?',
  seenAt: 'Where did you see it? (optional)',
  seenAtHint: 'A link that starts with https://, such as the issuer’s page.',
  email: 'Your email (optional)',
  emailHint: 'Only if you’d like a reply.',
  privacy: 'We get your report as an email and don’t store it anywhere else.',
  submit: 'Send report',
} as const
