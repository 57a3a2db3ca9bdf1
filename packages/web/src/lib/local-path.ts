/** A stand-in origin: an address that leaves it is not ours. */
const HERE = 'http://here.invalid'

/**
 * Whether an address stays on this site, so that "go back to where you wanted" can never become
 * an open redirect. Only path, query and fragment are accepted, never a host.
 */
export function isLocalPath(value: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` leave us.
  if (!value.startsWith('/') || value.startsWith('//') || hasUnsafeCharacter(value)) {
    return false
  }
  return new URL(value, HERE).origin === HERE
}

function hasUnsafeCharacter(value: string): boolean {
  return [...value].some((character) => character <= ' ' || character === '\\' || character === '\u007f')
}
