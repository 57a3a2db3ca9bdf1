/** The Content-Security-Policy of a page. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { CSP_ENDPOINT } from '../http/headers.ts'

/** `frameUrl` is the only external page that ours may embed; null for none. */
export type PolicyOptions = Readonly<{
  isHttps: boolean
  frameUrl: string | null
  /** Vite injects style elements, opens a web socket, and waits for it to come back in a worker of its own. */
  isDevelopment?: boolean
}>

/** What a page needs to open the bank-data provider's widget. */
export type WidgetPolicy = Readonly<{
  /** Origin that the widget calls from a browser. */
  origin: string
  /** The widget sets it on the style elements that it adds. One response must not share it with another. */
  nonce: string
}>

/** Plaid requires that its widget is loaded from here. Its frame, pictures and fonts come from here, too. */
const WIDGET_HOME = 'https://cdn.plaid.com'
const WIDGET_SCRIPT = `${WIDGET_HOME}/link/v2/stable/link-initialize.js`

type Directive = readonly [name: string, ...sources: string[]]

/**
 * `scriptHashes` allow a page's inline scripts. Style attributes are allowed because React renders `style={…}` as
 * attributes, and Plaid's widget needs them; style elements are allowed only to the widget. `widget` is null for
 * a page that doesn't open it.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  { isHttps, frameUrl, isDevelopment = false }: PolicyOptions,
  widget: WidgetPolicy | null = null,
): string {
  const widgetHome = widget === null ? [] : [WIDGET_HOME]
  const widgetNonce = widget === null ? [] : [`'nonce-${widget.nonce}'`]
  const frames = [...(frameUrl === null ? [] : [new URL(frameUrl).origin]), ...widgetHome]
  // With a nonce beside it, browsers ignore 'unsafe-inline'.
  const styles = isDevelopment ? ["'unsafe-inline'"] : widgetNonce
  const directives: readonly Directive[] = [
    ['default-src', "'self'", ...widgetHome],
    [
      'script-src',
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...widgetNonce,
      ...(widget === null ? [] : [WIDGET_SCRIPT]),
    ],
    ['script-src-attr', "'none'"],
    // For browsers that don't know the two directives below.
    ...(widget === null ? [] : [['style-src', "'self'", ...styles] as const]),
    ['style-src-elem', "'self'", ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...widgetHome],
    ['font-src', "'self'", ...widgetHome],
    ['connect-src', "'self'", ...(widget === null ? [] : [widget.origin]), ...(isDevelopment ? ['ws:'] : [])],
    ['worker-src', "'self'", ...(isDevelopment ? ['blob:'] : [])],
    ...(frames.length === 0 ? [] : [['frame-src', "'self'", ...frames] as const]),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(isHttps ? [['upgrade-insecure-requests'] as const] : []),
    ['report-uri', apiPaths.cspReports],
    // Browsers that know this one ignore the one above. Chromium sent no such report over HTTP when we tried.
    ...(isHttps ? [['report-to', CSP_ENDPOINT] as const] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
