import { createHash } from 'node:crypto'

/** Twelve hexadecimal digits of a hash: equal texts have equal versions. */
export function textVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
