/** Who is at the other end of a request, as far as security needs to know. */
export type Client = Readonly<{
  address: string
  /** Browser and system in words. */
  browser: string
  /** Of the cookie by which a browser is known again; null without one. */
  browserHash: Uint8Array | null
  /** Of the cookie that a social sign-in under way left in this browser; null without one. */
  socialHash: Uint8Array | null
}>
