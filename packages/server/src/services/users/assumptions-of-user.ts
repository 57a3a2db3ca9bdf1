import { findAssumptions } from '../../repositories/assumptions.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** The saved profile, as it is stored. It is deleted with the account. */
export const assumptionsOfUser: PersonalDataSource = {
  name: 'assumptions',
  read: async ({ database }, userId) => {
    const saved = await findAssumptions(database.db, userId)
    return saved && { profile: saved.profile, savedAt: saved.savedAt }
  },
  onDelete: async () => {},
}
