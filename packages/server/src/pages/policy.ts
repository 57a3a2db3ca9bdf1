/** The Content-Security-Policy of a page. */

/** `frameUrl` is the one outside page that ours may show inside them; null where there is none. */
export type PolicyOptions = Readonly<{ isHttps: boolean; frameUrl: string | null }>

/**
 * `scripts` are the sources that allow a page's inline scripts: a nonce, or the hash of each.
 * Style attributes are open because React renders `style={…}` as attributes; style elements are not.
 */
export function pagePolicy(scripts: readonly string[], { isHttps, frameUrl }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map((source) => `'${source}'`).join(' ')}`.trim(),
    "script-src-attr 'none'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(frameUrl === null ? [] : [`frame-src 'self' ${new URL(frameUrl).origin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
