/** The Content-Security-Policy of a page. */

/** `frameUrl` is the one outside page that ours may show inside them; null where there is none. */
export type PolicyOptions = Readonly<{
  isHttps: boolean
  frameUrl: string | null
  /** Where the bank-data provider's own widget calls from a browser; null where the widget is ours. */
  widgetOrigin: string | null
  /** Vite injects style elements and connects to its own web socket. */
  isDevelopment?: boolean
}>

/** Plaid asks that its widget comes from nowhere else. */
const WIDGET_HOME = 'https://cdn.plaid.com'

/**
 * `scripts` are the sources that allow a page's inline scripts: a nonce, or the hash of each.
 * Style attributes are open because React renders `style={…}` as attributes; style elements are not.
 */
export function pagePolicy(
  scripts: readonly string[],
  { isHttps, frameUrl, widgetOrigin, isDevelopment = false }: PolicyOptions,
): string {
  const widgetHome = widgetOrigin === null ? [] : [WIDGET_HOME]
  const frames = [...(frameUrl === null ? [] : [new URL(frameUrl).origin]), ...widgetHome]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((source) => `'${source}'`), ...widgetHome].join(' '),
    "script-src-attr 'none'",
    isDevelopment ? "style-src-elem 'self' 'unsafe-inline'" : "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...(widgetOrigin === null ? [] : [widgetOrigin]),
      ...(isDevelopment ? ['ws:'] : []),
    ].join(' '),
    "worker-src 'self'",
    ...(frames.length === 0 ? [] : [["frame-src 'self'", ...frames].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
