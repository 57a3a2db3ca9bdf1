/**
 * What the server passes to the pages it renders. Type only: the server and the browser each provide the
 * values.
 */
export type PageContext = {
  /** Set on every script of this response. */
  nonce: string
  /** Of the request that the page is rendered for. Others may get the same page, so only errors may show it. */
  requestId: string
  publicUrl: string
  /** Where users reach the operator of the site. */
  supportEmail: string
  /** Whether this server has a `/dashboard_debug` page. */
  hasDebugDashboard: boolean
  /** Calls our own API in process. Rejects if the API returns an error or doesn't respond in time. */
  api: { get(path: string): Promise<unknown> }
  reportError(error: unknown): void
}
