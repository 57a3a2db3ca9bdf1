/** Controls the simulated bank inside the product. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { soon } from '../browser.ts'

type Ledger = {
  credentials: { clientId: string; secret: string }
  items: { accessToken: string; isRemoved: boolean }[]
}

/** @param output what the product has printed; it contains the bank's URL at level `info`. */
export function simulatedBankOf(dataDir: string, output: () => string) {
  const read = async (): Promise<Ledger> =>
    JSON.parse(await readFile(join(dataDir, 'sandbox-bank.json'), 'utf8'))
  const liveItems = async () => (await read()).items.filter(({ isRemoved }) => !isRemoved)
  /** Calls the sandbox endpoint for the bank that was linked last. */
  const control = async (endpoint: string, fields: Record<string, string> = {}): Promise<void> => {
    const bankUrl = /"bankUrl":"([^"]+)"/.exec(output())?.[1]
    expect(bankUrl, 'the product names its bank').toBeDefined()
    const { credentials } = await read()
    await soon(async () => (await liveItems()).length).toBeGreaterThan(0)
    const answer = await fetch(`${bankUrl}/sandbox/item/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: credentials.clientId,
        secret: credentials.secret,
        access_token: (await liveItems()).at(-1)?.accessToken,
        ...fields,
      }),
    })
    expect(answer.status).toBe(200)
  }
  return {
    /** Makes the bank that was linked last require a new login. */
    resetLogin: () => control('reset_login'),
    /** Makes the bank that was linked last say that it has accounts that aren't shared. */
    announceNewAccounts: () =>
      control('fire_webhook', { webhook_type: 'ITEM', webhook_code: 'NEW_ACCOUNTS_AVAILABLE' }),
    /** Number of links at the bank. */
    countLinks: async (): Promise<number> => (await liveItems()).length,
  }
}
