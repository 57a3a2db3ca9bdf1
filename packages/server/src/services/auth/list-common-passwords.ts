import { commonPasswordsIn } from '../../auth/common-passwords.ts'

/** One part of the list, for a browser that checks a password without sending it. */
export function listCommonPasswords(part: number): { passwords: string[] } {
  return { passwords: [...commonPasswordsIn(part)] }
}
