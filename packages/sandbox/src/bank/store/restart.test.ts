import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CountryCode, Products } from 'plaid'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFileStore, createMemoryStore, createSandbox, loadCredentials } from '../../index.ts'
import { openTestBank } from '../../testing/open-bank.ts'
import { syncAll } from '../../testing/sync-all.ts'

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-bank-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'deeper', 'state.json')
}

describe('a restart', () => {
  it('keeps tokens, mid-loop cursors, changes and the webhook key', async () => {
    const path = await newFile()
    const first = await openTestBank({ store: createFileStore(path) })
    const access_token = await first.link({ username: 'user_transactions_dynamic' })
    const before = await syncAll(first.plaid, access_token)
    await first.plaid.transactionsRefresh({ access_token })
    const page = (await first.plaid.transactionsSync({ access_token, cursor: before.cursor, count: 3 })).data
    const public_token = await first.publicToken()
    const link = await first.plaid.linkTokenCreate({
      client_name: 'Cardsight',
      language: 'en',
      country_codes: [CountryCode.Us],
      products: [Products.Transactions],
    })
    const kid = JSON.parse(await readFile(path, 'utf8')).webhookKey.kid
    const whole = await syncAll(first.plaid, access_token)
    await first.bank.close()

    const { plaid } = await openTestBank({ store: createFileStore(path) })
    const rest = (await plaid.transactionsSync({ access_token, cursor: page.next_cursor })).data
    // A refresh makes ten changes: 3 removed, 3 posted, 3 pending, 1 modified. Three were on the first page.
    expect(rest.added.length + rest.modified.length + rest.removed.length).toBe(10 - 3)
    expect((await syncAll(plaid, access_token)).rows).toEqual(whole.rows)
    expect((await plaid.transactionsSync({ access_token, cursor: whole.cursor })).data).toMatchObject({
      added: [],
      modified: [],
      removed: [],
      next_cursor: whole.cursor,
    })
    expect((await plaid.itemPublicTokenExchange({ public_token })).status).toBe(200)
    expect((await plaid.linkTokenGet({ link_token: link.data.link_token })).status).toBe(200)
    expect((await plaid.webhookVerificationKeyGet({ key_id: kid })).data.key.kid).toBe(kid)
  })

  it('keeps everything it responded with, even if the bank did not close', async () => {
    const store = createMemoryStore()
    const first = await openTestBank({ store })
    const access_token = await first.link({ days: 30 })
    const { cursor } = await syncAll(first.plaid, access_token)
    const second = await openTestBank({ store })
    expect((await second.plaid.transactionsSync({ access_token, cursor })).data.added).toEqual([])
  })

  it('keeps the credentials', async () => {
    const store = createFileStore(await newFile())
    let bytes = 0
    const random = (count: number) => new Uint8Array(count).fill(bytes++)
    const credentials = await loadCredentials(store, random)
    expect(credentials).toEqual({ clientId: '00'.repeat(12), secret: '01'.repeat(15) })
    const bank = createSandbox({ ...credentials, random, store })
    await bank.ready()
    await bank.close()
    expect(await loadCredentials(store, random)).toEqual(credentials)
  })
})

describe('the file store', () => {
  it('writes one file that only the owner can read, with the last of many saves', async () => {
    const path = await newFile()
    const store = createFileStore(path)
    expect(await store.load()).toBeNull()
    await Promise.all(Array.from({ length: 50 }, (_, count) => store.save({ count })))
    expect(await store.load()).toEqual({ count: 49 })
    expect(await readdir(join(path, '..'))).toEqual(['state.json'])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('fails to start if the file is invalid, instead of losing its state', async () => {
    const path = await newFile()
    await createFileStore(path).save({})
    await writeFile(path, '{"version":')
    await expect(createFileStore(path).load()).rejects.toThrow("can't read its state")
    await writeFile(path, '{"version":2}')
    const bank = createSandbox({
      clientId: 'a',
      secret: 'b',
      random: () => new Uint8Array(64),
      store: createFileStore(path),
    })
    await expect(bank.ready()).rejects.toThrow('saved state is invalid')
  })
})
