/** Passwords that attackers try first; `common-passwords-notice.md` names their source. */
import { readFileSync } from 'node:fs'

const FILE = new URL('./common-passwords.txt', import.meta.url)
const PRODUCT = 'cardsight'

let common: ReadonlySet<string> | null = null

/** A password is just as common with capitals or surrounding spaces, and so is the user's own email. */
export function isCommonPassword(password: string, email: string): boolean {
  common ??= new Set(readFileSync(FILE, 'utf8').trim().split('\n'))
  const plain = password.trim().toLowerCase()
  return common.has(plain) || personalWords(email.toLowerCase()).includes(plain)
}

function personalWords(email: string): string[] {
  return [PRODUCT, `${PRODUCT}1`, email, email.split('@')[0] ?? email]
}
