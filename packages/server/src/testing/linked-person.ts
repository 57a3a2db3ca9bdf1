/** A user who has linked the sandbox bank, with all transactions synced. */
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { makeSession, makeUser } from './factories.ts'
import { linkItem } from './linked-item.ts'
import { startSandboxBank } from './sandbox-bank.ts'
import { createTestApp } from './test-app.ts'

/** @param history accounts and transactions in the format of the bank's test login. */
export async function startWithLinkedPerson(history: unknown, today: Date) {
  const clock = () => today
  const bank = await startSandboxBank({ clock })
  const { app, deps, close } = await createTestApp('embedded', { bank: bank.bank, clock })
  const { id } = await makeUser(deps.database.db)
  const { token } = await makeSession(deps.database.db, id)
  const login = { username: 'user_custom', password: JSON.stringify(history) }
  await linkItem(deps, id, await bank.link(login))
  await syncDueItems(deps)
  return {
    get: async (url: string): Promise<unknown> =>
      (await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })).json(),
    close: async () => {
      await close()
      await bank.close()
    },
  }
}
