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
  return {
    /** Makes the bank that was linked last require a new login. */
    resetLogin: async (): Promise<void> => {
      const bankUrl = /"bankUrl":"([^"]+)"/.exec(output())?.[1]
      expect(bankUrl, 'the product names its bank').toBeDefined()
      const { credentials } = await read()
      await soon(async () => (await liveItems()).length).toBeGreaterThan(0)
      const answer = await fetch(`${bankUrl}/sandbox/item/reset_login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: credentials.clientId,
          secret: credentials.secret,
          access_token: (await liveItems()).at(-1)?.accessToken,
        }),
      })
      expect(answer.status).toBe(200)
    },
    /** Number of links at the bank. */
    countLinks: async (): Promise<number> => (await liveItems()).length,
  }
}
