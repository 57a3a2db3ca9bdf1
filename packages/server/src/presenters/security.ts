import type { AccountSecurity, Passkey } from '@cardsight/contract/schemas'
import type { PasskeyRow } from '../repositories/passkeys.ts'
import type { Security } from '../services/auth/get-security.ts'

export function presentSecurity({ twoStepSince, recoveryCodesLeft, passkeys }: Security): AccountSecurity {
  return {
    twoStepSince: twoStepSince?.toISOString() ?? null,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
  }
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
