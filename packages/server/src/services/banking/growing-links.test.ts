import { apiPaths } from '@cardsight/contract/api-paths'
import { bankStatusSchema } from '@cardsight/contract/banking'
import { SandboxItemFireWebhookRequestWebhookCodeEnum, WebhookType } from 'plaid'
import { expect, it, vi } from 'vitest'
import { createBankingApp } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { startSandboxBank } from '../../testing/sandbox-bank.ts'
import { syncDueItems } from './sync-due-items.ts'

const polling = { timeout: 60_000, interval: 20 }

it.each(databases)(
  'a bank with new accounts says so, and the user adds them in update mode, on %s',
  async (engine) => {
    const sandbox = await startSandboxBank()
    const test = await createBankingApp(engine, { bank: sandbox.bank, clock: () => new Date() })
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const person = await test.addPerson()
    const webhook = `${address}/api/plaid/webhook`
    const item = await linkItem(test.deps, person.id, await sandbox.link({ webhook }))
    await syncDueItems(test.deps)

    const storedAccounts = async () => {
      const rows = await test.deps.database.db
        .selectFrom('bank_transactions')
        .select('account_id')
        .distinct()
        .where('item_id', '=', item.id)
        .execute()
      return rows.length
    }
    const status = async () => {
      const answer = await test.call('GET', apiPaths.bankStatus, person)
      return bankStatusSchema.parse(answer.json()).institutions[0]
    }
    const listed = async () => {
      const answer = await test.call('GET', apiPaths.accounts, person)
      return (answer.json() as { subtype: string }[]).map(({ subtype }) => subtype)
    }
    const allAccounts = await storedAccounts()

    await sandbox.chooseAccounts(item.accessToken, ({ subtype }) => subtype === 'credit card')
    await vi.waitFor(async () => {
      await syncDueItems(test.deps)
      expect(await listed()).toEqual(['credit card'])
    }, polling)
    expect((await status())?.hasNewAccounts).toBe(false)

    await sandbox.plaid.sandboxItemFireWebhook({
      access_token: item.accessToken,
      webhook_type: WebhookType.Item,
      webhook_code: SandboxItemFireWebhookRequestWebhookCodeEnum.NewAccountsAvailable,
    })
    await vi.waitFor(async () => expect((await status())?.hasNewAccounts).toBe(true), polling)

    // The widget, opened with the token that the product creates.
    await sandbox.renew(item.accessToken)
    const query = { accessToken: item.handle }
    const confirmed = await test.call('POST', apiPaths.addToken, person, { query })
    expect(confirmed.statusCode).toBe(200)
    expect(await listed()).toEqual(expect.arrayContaining(['checking', 'credit card']))
    expect(await status()).toMatchObject({ hasNewAccounts: false, isImporting: true })

    // The transactions of the added accounts come from the beginning.
    await vi.waitFor(async () => {
      await syncDueItems(test.deps)
      expect(await storedAccounts()).toBe(allAccounts)
    }, polling)
    expect((await status())?.isImporting).toBe(false)
    await test.close()
    await sandbox.close()
  },
)
