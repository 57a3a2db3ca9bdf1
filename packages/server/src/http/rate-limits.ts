/** Limits that all servers share. Windows are fixed; `by` says whose tries are counted together. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Limit = Readonly<{
  by: readonly ('account' | 'address' | 'browser')[]
  most: number
  withinMs: number
  /** A try that succeeds is not counted: only failures are suspicious. */
  forgives: boolean
}>

const forgiving = { forgives: true } as const
const strict = { forgives: false } as const

/** `account` is the email as typed, or the signed-in person; `address` the client's; `browser` its cookie. */
export const limits = {
  'sign-in': [
    { by: ['account', 'address'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving },
    // From many addresses at once: high, because anybody can use it up and so lock the owner out of new browsers.
    { by: ['account'], most: 60, withinMs: HOUR_MS, ...forgiving },
    { by: ['address'], most: 50, withinMs: 15 * MINUTE_MS, ...forgiving },
  ],
  // In place of the above for a browser that has signed in to the account before, so that strangers can't lock it out.
  'sign-in-known-browser': [{ by: ['account', 'browser'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Sign-up has to say that an address is taken, so it must not be asked for a whole list of them.
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
  'old-password': [{ by: ['account'], most: 10, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Each try is a mail to an address that may be somebody else's.
  newsletter: [
    { by: ['account'], most: 3, withinMs: DAY_MS, ...strict },
    { by: ['address'], most: 20, withinMs: HOUR_MS, ...strict },
  ],
  'newsletter-link': [{ by: ['address'], most: 60, withinMs: 15 * MINUTE_MS, ...forgiving }],
  // Every look at the dashboard makes a link token; each costs a call at the provider.
  'link-token': [{ by: ['account'], most: 120, withinMs: HOUR_MS, ...strict }],
  'add-token': [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
  'link-exit': [{ by: ['account'], most: 60, withinMs: HOUR_MS, ...strict }],
  'save-import': [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
  // Anybody's to call, but only a link token opens anything there.
  'simulated-link': [{ by: ['address'], most: 600, withinMs: 15 * MINUTE_MS, ...strict }],
  export: [{ by: ['account'], most: 30, withinMs: HOUR_MS, ...strict }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof limits
