/** A line of a digest. The same event has the same key in every digest, and is listed in only one. */
export type DigestLine = Readonly<{ key: string; title: string; text: string }>

/** Only wallet alerts have keys with this start. */
export const WALLET_KEY = 'wallet.'
