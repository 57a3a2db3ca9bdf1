/** Passwords that attackers try first; `common-passwords-notice.md` names their source. */
import { readFileSync } from 'node:fs'
import {
  COMMON_PASSWORD_PARTS,
  commonPasswordPart,
  isSimplePattern,
  plainPassword,
} from '@cardsight/contract/limits'

const FILE = new URL('./common-passwords.txt', import.meta.url)
const PRODUCT = 'cardsight'

let common: ReadonlySet<string> | null = null
let parts: readonly (readonly string[])[] | null = null

/** The user's own email is just as easy to guess. */
export function isCommonPassword(password: string, email: string): boolean {
  common ??= new Set(readList())
  const plain = plainPassword(password)
  return isSimplePattern(plain) || common.has(plain) || personalWords(email.toLowerCase()).includes(plain)
}

/** The common passwords in one part of the list. A browser compares what is typed without sending it. */
export function commonPasswordsIn(part: number): readonly string[] {
  parts ??= splitList()
  return parts[part] ?? []
}

function splitList(): string[][] {
  const lists: string[][] = Array.from({ length: COMMON_PASSWORD_PARTS }, () => [])
  for (const password of readList()) {
    lists[commonPasswordPart(password)]?.push(password)
  }
  return lists
}

function readList(): string[] {
  return readFileSync(FILE, 'utf8').trim().split('\n')
}

function personalWords(email: string): string[] {
  return [PRODUCT, `${PRODUCT}1`, email, email.split('@')[0] ?? email]
}
