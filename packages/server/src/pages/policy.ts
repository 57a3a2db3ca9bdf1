/** The Content-Security-Policy of a page. */

/** `frameUrl` is the only external page that ours may embed; null for none. */
export type PolicyOptions = Readonly<{
  isHttps: boolean
  frameUrl: string | null
  /** Origin that the bank-data provider's widget calls from a browser; null if the widget is ours. */
  widgetOrigin: string | null
  /** Vite injects style elements and opens a web socket. */
  isDevelopment?: boolean
}>

/** Plaid requires that its widget is loaded from this URL. */
const WIDGET_HOME = 'https://cdn.plaid.com'

/**
 * `scripts` are the sources that allow a page's inline scripts: a nonce, or the hash of each. Style
 * attributes are allowed because React renders `style={…}` as attributes; style elements aren't.
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
