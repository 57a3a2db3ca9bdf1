import type { Deps } from '../../deps.ts'
import { findSubscriber, removeSubscriber, type Subscriber } from '../../repositories/newsletter.ts'
import { getAccount } from '../users/get-account.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'

/** The newsletter stores addresses, not users: it belongs to the user with the verified address. */
export const subscriptionOfUser: PersonalDataSource = {
  name: 'newsletter',
  read: async (deps, userId) => ({ isSubscribed: (await find(deps, userId)) !== null }),
  onDelete: async (deps, userId) => {
    const subscriber = await find(deps, userId)
    if (subscriber !== null) {
      await removeSubscriber(deps.database.db, subscriber.id)
    }
  },
}

async function find(deps: Deps, userId: string): Promise<Subscriber | null> {
  const { account } = await getAccount(deps, userId)
  return account.emailVerifiedAt === null ? null : findSubscriber(deps.database.db, account.email)
}
