import { createHash } from 'node:crypto'

/**
 * A UUID for an event of a person (RFC 7986, version 8 of RFC 9562). The same event always has the same one, and it says
 * nothing about the person or the card.
 */
export function eventUid(userId: string, reminderId: string): string {
  const hex = createHash('sha256').update(`calendar event\n${userId}\n${reminderId}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
