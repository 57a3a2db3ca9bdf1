import { findYourCards } from '../../repositories/your-cards.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** The saved cards, as they are stored. They are deleted with the account. */
export const yourCardsOfUser: PersonalDataSource = {
  name: 'yourCards',
  read: async ({ database }, userId) => {
    const saved = await findYourCards(database.db, userId)
    return saved && { yourCards: saved.content, savedAt: saved.savedAt }
  },
  onDelete: async () => {},
}
