/** Reduces a browser's report to what helps us and identifies nobody: kind of page, directive, blocked host. */

export type RawReport = Readonly<{ documentUrl: string; directive: string; blocked: string }>
export type PolicyReport = Readonly<{ page: string; directive: string; blocked: string }>

const OTHER = 'other'
const MAX_HOST_LENGTH = 100

const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
])

/** What browsers say instead of a URL. */
const keywords: ReadonlySet<string> = new Set(['blob', 'data', 'eval', 'inline', 'wasm-eval'])

/** Returns null for a report about another site's page. Anyone can send one. */
export function reduceReport(raw: RawReport, publicUrl: string): PolicyReport | null {
  const site = new URL(publicUrl)
  const page = parseUrl(raw.documentUrl)
  if (page === null || page.origin !== site.origin) {
    return null
  }
  return {
    page: pageOf(page.pathname),
    directive: directiveOf(raw.directive),
    blocked: blockedOf(raw.blocked, site),
  }
}

/** Only the first segment, and only letters: later ones can be tokens. */
function pageOf(path: string): string {
  const [, first = ''] = path.split('/')
  return /^[a-z_-]{0,40}$/.test(first) ? `/${first}` : OTHER
}

/** Old browsers send the directive with its sources. */
function directiveOf(text: string): string {
  const [name = ''] = text.split(' ')
  return directives.has(name) ? name : OTHER
}

function blockedOf(text: string, site: URL): string {
  if (keywords.has(text)) {
    return text
  }
  const url = parseUrl(text)
  if (url === null) {
    return OTHER
  }
  if (url.origin === site.origin) {
    return 'self'
  }
  if (/^(?:https?|wss?):$/.test(url.protocol)) {
    return url.host.slice(0, MAX_HOST_LENGTH)
  }
  // Such as chrome-extension, without the extension's id.
  return /^[a-z-]{1,30}:$/.test(url.protocol) ? url.protocol.slice(0, -1) : OTHER
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
