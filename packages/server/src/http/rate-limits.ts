/** Rate limits that all servers share. Windows are fixed; `by` says which attempts are counted together. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Limit = Readonly<{
  by: readonly ('account' | 'mailbox' | 'address' | 'browser')[]
  most: number
  withinMs: number
  /** Successful attempts don't count: only failures are suspicious. */
  forgives: boolean
}>

const forgiving = { forgives: true } as const
const strict = { forgives: false } as const

/**
 * `account` is the email as typed, or the signed-in user; `mailbox` is where its email arrives; `address` is the client's;
 * `browser` its cookie.
 */
export const limits = {
  'sign-in': [
    { by: ['account', 'address'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving },
    // For attempts from many addresses. High, because anyone can use it up and so lock the owner out of new
    // browsers.
    { by: ['account'], most: 60, withinMs: HOUR_MS, ...forgiving },
    { by: ['address'], most: 50, withinMs: 15 * MINUTE_MS, ...forgiving },
  ],
  // Replaces the above for a browser that has signed in to the account before, so that strangers can't lock
  // it out.
  'sign-in-known-browser': [{ by: ['account', 'browser'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Sign-up has to say that an email is taken, so nobody may check a whole list of them.
  'sign-up': [{ by: ['address'], most: 60, withinMs: HOUR_MS, ...strict }],
  'password-restore': [
    { by: ['account', 'address'], most: 5, withinMs: HOUR_MS, ...strict },
    { by: ['account'], most: 10, withinMs: DAY_MS, ...strict },
    { by: ['address'], most: 60, withinMs: HOUR_MS, ...strict },
  ],
  'password-reset': [{ by: ['address'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  'verify-email': [{ by: ['address'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  'undo-email-change': [{ by: ['address'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  'resend-verification': [
    { by: ['account'], most: 5, withinMs: HOUR_MS, ...strict },
    { by: ['address'], most: 30, withinMs: HOUR_MS, ...strict },
  ],
  social: [{ by: ['address'], most: 60, withinMs: 15 * MINUTE_MS, ...strict }],
  exchange: [{ by: ['address'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Three codes in a million are right at a time. At 80 a day, someone who has the password has a chance of 1 in
  // 4,000 a day.
  code: [
    { by: ['account', 'address'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving },
    { by: ['account'], most: 20, withinMs: 6 * HOUR_MS, ...forgiving },
  ],
  // Each request stores a challenge.
  'passkey-request': [{ by: ['address'], most: 120, withinMs: 15 * MINUTE_MS, ...strict }],
  passkey: [{ by: ['address'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  'old-password': [{ by: ['account'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Each attempt sends an email, possibly to someone else's address.
  newsletter: [
    { by: ['mailbox'], most: 3, withinMs: DAY_MS, ...strict },
    { by: ['address'], most: 20, withinMs: HOUR_MS, ...strict },
  ],
  // Each invitation sends an email, possibly to someone else's address.
  'household-invitation': [
    { by: ['account'], most: 5, withinMs: DAY_MS, ...strict },
    { by: ['address'], most: 20, withinMs: HOUR_MS, ...strict },
  ],
  // The mailbox of the invited address, for all people who invite it.
  'household-recipient': [{ by: ['mailbox'], most: 3, withinMs: DAY_MS, ...strict }],
  'household-link': [{ by: ['account'], most: 30, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Each report is an email to the team.
  'error-report': [{ by: ['address'], most: 5, withinMs: HOUR_MS, ...strict }],
  'newsletter-link': [{ by: ['address'], most: 60, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Every visit to the dashboard creates a link token, which costs a call to the provider.
  'link-token': [{ by: ['account'], most: 120, withinMs: HOUR_MS, ...strict }],
  'add-token': [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
  'link-exit': [{ by: ['account'], most: 60, withinMs: HOUR_MS, ...strict }],
  'save-import': [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
  // Open to anyone, but it needs a link token to do anything.
  'simulated-link': [{ by: ['address'], most: 600, withinMs: 15 * MINUTE_MS, ...strict }],
  // Each one makes the address before it useless.
  'calendar-address': [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
  // A calendar app asks every few hours; each answer is calculated.
  calendar: [{ by: ['account'], most: 60, withinMs: HOUR_MS, ...strict }],
  'access-token': [{ by: ['account'], most: 30, withinMs: DAY_MS, ...strict }],
  'access-token-unknown': [{ by: ['address'], most: 60, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // A code has 79 random bits, and is good for five minutes.
  'extension-code': [{ by: ['account'], most: 30, withinMs: DAY_MS, ...strict }],
  'extension-connect': [{ by: ['address'], most: 20, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // An extension asks when its popup opens, at most every few minutes; each answer is calculated.
  extension: [{ by: ['account'], most: 120, withinMs: HOUR_MS, ...strict }],
  'calendar-unknown': [{ by: ['address'], most: 60, withinMs: 15 * MINUTE_MS, ...forgiving }],
  export: [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof limits
