import { listEmailChanges } from '../../repositories/email-changes.ts'
import type { PersonalData } from './personal-data.ts'

/** Old addresses, stored while a change can be undone. They are deleted with the account. */
export const emailChangesOfUser: PersonalData = {
  name: 'emailChanges',
  read: async ({ database }, userId) => {
    const changes = await listEmailChanges(database.db, userId)
    return changes.map(({ oldEmail, changedAt, expiresAt }) => ({ oldEmail, changedAt, expiresAt }))
  },
  onDelete: async () => {},
}
