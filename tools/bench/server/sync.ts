/** Starts the product with a user who links a bank, to measure the cost of a sync. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { createPlaidBank } from '../../../packages/server/src/bank/plaid/plaid-bank.ts'
import type { Deps } from '../../../packages/server/src/deps.ts'
import { syncDueItems } from '../../../packages/server/src/services/banking/sync-due-items.ts'
import { createBenchApp } from './bench-app.ts'

const PASSWORD = 'plum-otter-velvet'

type BankAddress = Readonly<{ baseUrl: string; clientId: string; secret: string }>

type Ask = Promise<Readonly<{ statusCode: number; body: string }>>
type SyncBench = Readonly<{
  db: Deps['database']['db']
  link: (publicToken: string) => Ask
  sync: () => Promise<unknown>
  run: () => Ask
  close: () => Promise<void>
}>

export async function openSyncBench(address: BankAddress): Promise<SyncBench> {
  const bank = createPlaidBank({ ...address, environment: 'simulated', webhookUrl: null, redirectUri: null })
  const { app, deps, close } = await createBenchApp(null, () => new Date(), bank)
  const person = { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.com', password: PASSWORD }
  const signedUp = await app.inject({ method: 'POST', url: apiPaths.signUp, payload: person })
  const headers = { authorization: `Bearer ${signedUp.json().accessToken}` }

  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
    if (answer.statusCode !== 200) {
      throw new Error(`${url} returned ${answer.statusCode}: ${answer.body}`)
    }
    return answer
  }

  return {
    db: deps.database.db,
    link: (publicToken: string) =>
      ask('POST', `${apiPaths.addToken}?publicToken=${publicToken}`, {
        institution: { name: 'First Platypus Bank', institution_id: 'ins_109508' },
        accounts: [],
      }),
    /** Fetches and stores everything the bank has. */
    sync: () => syncDueItems(deps),
    run: () => ask('GET', `${apiPaths.linkedRun}?form=numbers`),
    close,
  }
}
