/** Codes that people type: recovery codes, which replace an authenticator app, and those that connect an extension. */
import { randomInt } from 'node:crypto'
import { hashToken } from './token.ts'

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Without characters that look alike: 31 are left, so a code has 79 random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes such as 'k7mp-2xqa-hd9w-tr4e'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newCode)
}

/** 'k7mp-2xqa-hd9w-tr4e' */
export function newCode(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-')
}

/** The same for every way to type a code: capitals, spaces and missing hyphens don't matter. */
export function hashRecoveryCode(userId: string, code: string): Uint8Array {
  return hashToken(`${userId} ${plainCode(code)}`)
}

export function hashCode(code: string): Uint8Array {
  return hashToken(plainCode(code))
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
