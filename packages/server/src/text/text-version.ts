import { createHash } from 'node:crypto'

/** Returns twelve hexadecimal digits of the text's hash. */
export function textVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
