/** The bank inside the product, driven from outside as its own staff would. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { soon } from '../browser.ts'

type Ledger = {
  credentials: { clientId: string; secret: string }
  items: { accessToken: string; isRemoved: boolean }[]
}

/** @param output what the product has printed; it names the bank's address at level `info`. */
export function simulatedBankOf(dataDir: string, output: () => string) {
  const read = async (): Promise<Ledger> =>
    JSON.parse(await readFile(join(dataDir, 'sandbox-bank.json'), 'utf8'))
  const liveItems = async () => (await read()).items.filter(({ isRemoved }) => !isRemoved)
  return {
    /** Makes the bank that was linked last want its login again. */
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
    /** How many links the bank still knows of. */
    countLinks: async (): Promise<number> => (await liveItems()).length,
  }
}
