export const RESET_REDIRECT_MS = 5_000
/** Long enough to read one line; /oops shows it again. */
export const OOPS_DELAY_MS = 2_000
export const SOCIAL_REDIRECT_MS = 2_000
