/** What the server hands to the pages it renders. A type only: both sides fill it with their own values. */
export type PageContext = {
  /** Goes on every script of this one answer. */
  nonce: string
  publicUrl: string
  /** Whether `/dashboard_debug` is there at all on this server. */
  hasDebugDashboard: boolean
  /** Our own API, asked in process. Rejects when the API refuses or does not answer in time. */
  api: { get(path: string): Promise<unknown> }
  reportError(error: unknown): void
}
