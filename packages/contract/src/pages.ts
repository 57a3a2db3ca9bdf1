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

/**
 * Which parts of an address decide what a page shows. The server renders a page once for all addresses that show the
 * same, and ignores every other part. A type only: the pages fill it, the server reads it.
 */
export type PageAddress = Readonly<{
  /** As in the route table, such as `cards/:cardId`. */
  path: string
  /** The values of the path's parameter that have a page. Missing where there is no parameter, or it's a token. */
  values?: readonly string[]
  /** Query parameters that the page depends on while it's rendered. */
  query?: readonly string[]
  /** The path's parameter, or the query, is a secret that only the browser reads. It's neither rendered nor cached. */
  hasToken?: boolean
  /** The page opens the bank-data provider's widget, so its Content-Security-Policy has to allow that. */
  opensLink?: boolean
}>
