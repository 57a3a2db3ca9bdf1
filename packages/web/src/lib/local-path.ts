/** Placeholder origin: a URL that resolves to another origin is not ours. */
const HERE = 'http://here.invalid'

/**
 * Returns whether a URL stays on this site, so that a return path can never become an open redirect. Parses
 * it as browsers do: to them `/\evil.example` and `/<tab>/evil.example` name another host.
 */
export function isLocalPath(value: string): boolean {
  return value.startsWith('/') && URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE
}
