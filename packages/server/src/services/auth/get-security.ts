import type { Deps } from '../../deps.ts'
import { findApp } from '../../repositories/authenticator-apps.ts'
import { listPasskeys, type PasskeyRow } from '../../repositories/passkeys.ts'
import { countRecoveryCodes } from '../../repositories/recovery-codes.ts'

export type Security = Readonly<{
  /** When two-step verification was turned on; null if it's off. */
  twoStepSince: Date | null
  recoveryCodesLeft: number
  /** Oldest first. */
  passkeys: readonly PasskeyRow[]
}>

/** How an account is protected beyond its password. */
export async function getSecurity(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<Security> {
  const [app, recoveryCodesLeft, passkeys] = await Promise.all([
    findApp(db, userId),
    countRecoveryCodes(db, userId),
    listPasskeys(db, userId),
  ])
  return { twoStepSince: app?.confirmedAt ?? null, recoveryCodesLeft, passkeys }
}
