/** The passwords that are tried first by anyone who guesses; `common-passwords-notice.md` says where they come from. */
import { readFileSync } from 'node:fs'

const FILE = new URL('./common-passwords.txt', import.meta.url)
const PRODUCT = 'cardsight'

let common: ReadonlySet<string> | null = null

/** Capitals and spaces around it make a password no less common, nor does being one's own email. */
export function isCommonPassword(password: string, email: string): boolean {
  common ??= new Set(readFileSync(FILE, 'utf8').trim().split('\n'))
  const plain = password.trim().toLowerCase()
  return common.has(plain) || ownWords(email.toLowerCase()).includes(plain)
}

function ownWords(email: string): string[] {
  return [PRODUCT, `${PRODUCT}1`, email, email.split('@')[0] ?? email]
}
