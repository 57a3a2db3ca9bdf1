import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A UUID for an event of a person (RFC 7986, version 8 of RFC 9562). The same event always has the same one, and it says
 * nothing about the person or the card.
 * @param ownerId the person's account; empty for a guest.
 */
export function eventUid(ownerId: string, reminderId: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(`calendar event\n${ownerId}\n${reminderId}`)))
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
