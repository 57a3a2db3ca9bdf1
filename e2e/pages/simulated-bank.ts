/** Controls the simulated bank inside the product. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simulatedBankKeys } from '@cardsight/server/testing'
import { expect } from 'vitest'
import { z } from 'zod'
import { soon } from '../browser.ts'
import type { useOwnSite } from '../site.ts'

const itemSchema = z.object({ accessToken: z.string(), isRemoved: z.boolean() })

/** @param site at log level `info`, because it prints the bank's URL. */
export function simulatedBankOf(
  site: Pick<ReturnType<typeof useOwnSite>, 'dataDir' | 'output' | 'simulatedBankItems'>,
) {
  const liveItems = async () =>
    itemSchema
      .array()
      .parse(await site.simulatedBankItems())
      .filter(({ isRemoved }) => !isRemoved)
  /** Calls the sandbox endpoint for the bank that was linked last. */
  const control = async (endpoint: string, fields: Record<string, string> = {}): Promise<void> => {
    const bankUrl = /"bankUrl":"([^"]+)"/.exec(site.output())?.[1]
    expect(bankUrl, 'the product names its bank').toBeDefined()
    const appSecret = Buffer.from(await readFile(join(site.dataDir(), 'app-secret'), 'utf8'), 'base64')
    const { clientId, secret } = simulatedBankKeys(appSecret)
    await soon(async () => (await liveItems()).length).toBeGreaterThan(0)
    const answer = await fetch(`${bankUrl}/sandbox/item/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: clientId,
        secret,
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
