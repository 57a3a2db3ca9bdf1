/** The client of a request, as far as security needs to know it. */
export type Client = Readonly<{
  address: string
  /** Browser and operating system. */
  browser: string
  /** Hash of the cookie that identifies a known browser; null without one. */
  browserHash: Uint8Array | null
  /** Hash of the cookie of a pending social sign-in in this browser; null without one. */
  socialHash: Uint8Array | null
}>
