import { listEmailChanges } from '../../repositories/email-changes.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** Old addresses, stored while a change can be undone. They are deleted with the account. */
export const emailChangesOfUser: PersonalDataSource = {
  name: 'emailChanges',
  read: async ({ database }, userId) => {
    const changes = await listEmailChanges(database.db, userId)
    return changes.map(({ oldEmail, changedAt, expiresAt }) => ({ oldEmail, changedAt, expiresAt }))
  },
  onDelete: async () => {},
}
