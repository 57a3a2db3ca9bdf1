import { getSecurity } from '../auth/get-security.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** Two-step verification and passkeys, without keys and codes. They are deleted with the account. */
export const securityOfUser: PersonalDataSource = {
  name: 'signInSecurity',
  read: async (deps, userId) => {
    const { twoStepSince, recoveryCodesLeft, passkeys } = await getSecurity(deps, userId)
    return {
      twoStepSince,
      recoveryCodesLeft,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    }
  },
  onDelete: async () => {},
}
