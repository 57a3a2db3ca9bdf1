/** A stand-in origin: an address that leaves it is not ours. */
const HERE = 'http://here.invalid'

/**
 * Whether an address stays on this site, so that "go back to where you wanted" can never become an open
 * redirect. Read as browsers read it: to them `/\evil.example` and `/<tab>/evil.example` name another host.
 */
export function isLocalPath(value: string): boolean {
  return value.startsWith('/') && URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE
}
