import type { AppError } from '../../errors.ts'
import { bankAttention } from './call-bank.ts'
import type { Institution } from './list-institutions.ts'

/** Returns the popup about the first institution that needs its user to sign in again; null if all work. */
export function findLoginRequired(institutions: readonly Institution[]): AppError | null {
  const waiting = institutions.find(({ item }) => item.state === 'login-required')
  return waiting === undefined
    ? null
    : bankAttention(
        waiting.item.institutionName,
        waiting.advice ?? `${waiting.item.institutionName} asks you to sign in again.`,
      )
}
