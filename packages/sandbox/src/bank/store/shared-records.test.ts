import { CountryCode, Products, SandboxItemFireWebhookRequestWebhookCodeEnum } from 'plaid'
import { describe, expect, it } from 'vitest'
import { openTestBank } from '../../testing/open-bank.ts'
import { createSharedMemory } from '../../testing/shared-store.ts'
import { syncAll } from '../../testing/sync-all.ts'
import { openReceiver } from '../../testing/webhook-receiver.ts'
import type { SharedStore } from './bank-store.ts'

const linkRequest = {
  client_name: 'Cardsight',
  language: 'en',
  country_codes: [CountryCode.Us],
  products: [Products.Transactions],
}

describe('two banks on one store', () => {
  it('are one bank: each step of linking may go to another one', async () => {
    const store = createSharedMemory()
    const one = await openTestBank({ store })
    const two = await openTestBank({ store, random: otherRandom() })
    const { link_token } = (await one.plaid.linkTokenCreate(linkRequest)).data
    const login = await two.linkUi('login', {
      link_token,
      institution_id: 'ins_109508',
      username: 'user_good',
      password: 'mfa_device',
    })
    const { session_id } = login.body
    const { body } = await one.linkUi('mfa', { session_id, answer: '1234' })
    const account_ids = body.accounts.map(({ id }: { id: string }) => id)
    const finished = await two.linkUi('finish', { session_id, account_ids })
    const { public_token } = finished.body
    const { access_token } = (await one.plaid.itemPublicTokenExchange({ public_token })).data
    await expect(two.plaid.itemPublicTokenExchange({ public_token })).rejects.toThrow()
    const rows = (await syncAll(two.plaid, access_token)).rows
    expect(rows.size).toBeGreaterThan(100)
    expect((await syncAll(one.plaid, access_token)).rows).toEqual(rows)
    await two.plaid.itemRemove({ access_token })
    await expect(one.plaid.accountsGet({ access_token })).rejects.toThrow()
  })

  it('share the key that signs webhooks, and send each webhook once', async () => {
    const receiver = await openReceiver(200)
    const store = createSharedMemory()
    const one = await openTestBank({ store })
    const two = await openTestBank({ store, random: otherRandom() })
    const access_token = await one.link({ webhook: receiver.url })
    await syncAll(two.plaid, access_token)
    await syncAll(one.plaid, access_token)
    // The last one to be sent, so all others have arrived with it.
    await two.plaid.sandboxItemFireWebhook({
      access_token,
      webhook_code: SandboxItemFireWebhookRequestWebhookCodeEnum.DefaultUpdate,
    })
    await expect.poll(() => receiver.codes()).toContain('DEFAULT_UPDATE')
    expect(receiver.codes().filter((code) => code === 'HISTORICAL_UPDATE')).toHaveLength(1)
  })

  it('reads everything again after a failed save', async () => {
    const memory = createSharedMemory()
    let isBroken = false
    const store: SharedStore = {
      change: async (revision, work) => {
        const done = await memory.change(revision, (changed) => {
          const changes = work(changed)
          return isBroken ? { ...changes, records: [] } : changes
        })
        if (isBroken) {
          throw new Error('the disk is full')
        }
        return done
      },
    }
    const { plaid, link } = await openTestBank({ store })
    const access_token = await link()
    isBroken = true
    await expect(plaid.itemRemove({ access_token })).rejects.toThrow()
    isBroken = false
    expect((await plaid.accountsGet({ access_token })).status).toBe(200)
  })
})

/** Ids that the first bank doesn't use. */
function otherRandom() {
  let count = 0
  return (byteCount: number) => {
    count += 1
    return new Uint8Array(byteCount).map((_, index) => (count * 31 + index * 7) % 251)
  }
}
