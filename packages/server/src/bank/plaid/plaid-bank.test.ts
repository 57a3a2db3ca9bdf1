import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFaultServer } from '../../testing/fault-server.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { BankError } from '../bank-error.ts'

const NOW = new Date('2026-11-10T12:00:00Z')
const RETURN = 'http://localhost:3000/dashboard/oauth'

describe('the bank-data provider, through its SDK', () => {
  let sandbox: SandboxBank
  beforeAll(async () => {
    sandbox = await startSandboxBank({
      clock: () => NOW,
      redirectUri: RETURN,
      allowedRedirectUris: [RETURN],
      webhookUrl: 'http://127.0.0.1:9/api/plaid/webhook',
    })
  })
  afterAll(() => sandbox.close())

  const failure = (work: Promise<unknown>): Promise<{ kind: string; code: string | null }> =>
    work.then(
      () => {
        throw new Error('it did not fail')
      },
      (error: unknown) => {
        if (!(error instanceof BankError)) {
          throw error
        }
        expect(Object.keys(error).sort()).toEqual(['code', 'details', 'kind', 'retryAfterMs'])
        return { kind: error.kind, code: error.code }
      },
    )

  it('counts its institutions and looks them up by name', async () => {
    expect(await sandbox.bank.countInstitutions()).toBeGreaterThan(3)
    expect(await sandbox.bank.findInstitution('ins_109508')).toMatchObject({ name: 'First Platypus Bank' })
    expect(await failure(sandbox.bank.findInstitution('ins_0'))).toMatchObject({ kind: 'unsupported' })
  })

  it('opens the linking flow for two years of history with our URLs, and again to renew a link', async () => {
    const { bank, plaid } = sandbox
    const linkToken = await bank.createLinkToken({ userId: 'someone', renew: null })
    const { data } = await plaid.linkTokenGet({ link_token: linkToken })
    expect(data.metadata).toMatchObject({
      client_name: 'Cardsight',
      initial_products: ['transactions'],
      redirect_uri: RETURN,
      webhook: 'http://127.0.0.1:9/api/plaid/webhook',
    })
    const { accessToken } = await bank.exchange(await sandbox.link())
    expect(await bank.createLinkToken({ userId: 'someone', renew: accessToken })).toMatch(/^link-/)
  })

  it('exchanges a public token once, and describes the link', async () => {
    const { bank } = sandbox
    const publicToken = await sandbox.link()
    const { accessToken, providerItemId } = await bank.exchange(publicToken)
    expect(providerItemId).not.toBe('')
    expect(await failure(bank.exchange(publicToken))).toMatchObject({ kind: 'bad-token' })
    const accounts = await bank.listAccounts(accessToken)
    expect(accounts.map(({ subtype }) => subtype)).toEqual(
      expect.arrayContaining(['checking', 'savings', 'credit card']),
    )
    await bank.syncPage(accessToken, null)
    expect(await bank.describeItem(accessToken)).toEqual({
      institutionId: 'ins_109508',
      trouble: null,
      freshAt: NOW,
    })
    await sandbox.plaid.sandboxItemResetLogin({ access_token: accessToken })
    expect(await bank.describeItem(accessToken)).toMatchObject({ trouble: 'login-required' })
    expect(await failure(bank.syncPage(accessToken, null))).toMatchObject({ kind: 'login-required' })
  })

  it('distinguishes a cursor of another link from other errors', async () => {
    const { bank } = sandbox
    const [one, other] = [
      await bank.exchange(await sandbox.link()),
      await bank.exchange(await sandbox.link()),
    ]
    const { nextCursor } = await bank.syncPage(one.accessToken, null)
    expect(await failure(bank.syncPage(other.accessToken, nextCursor))).toMatchObject({ kind: 'bad-cursor' })
    expect(await failure(bank.syncPage('access-sandbox-none', nextCursor))).toEqual({
      kind: 'gone',
      code: 'INVALID_ACCESS_TOKEN',
    })
  })

  it('removes a link, and treats a missing or unknown one as removed', async () => {
    const { bank } = sandbox
    const { accessToken } = await bank.exchange(await sandbox.link())
    await bank.removeItem(accessToken)
    expect(await failure(bank.syncPage(accessToken, null))).toMatchObject({ kind: 'gone' })
    await expect(bank.removeItem(accessToken)).resolves.toBeUndefined()
    await expect(bank.removeItem('access-sandbox-none')).resolves.toBeUndefined()
  })

  it('calls a webhook with an unknown key forged', async () => {
    const read = sandbox.bank.openWebhooks?.(() => new Date())
    const header = { alg: 'ES256', kid: '6c5516e1-92dc-479e-a8ff-5a51992e0001' }
    const signature = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.e30.x`
    const sender = { network: '127.0.0.1', admitLookup: async () => {} }
    expect(await read?.({ signature, body: new Uint8Array(), sender })).toBe('forged')
  })

  it("doesn't wait for a slow response or read an endless one", async () => {
    const faults = await startFaultServer(sandbox.baseUrl)
    const bank = sandbox.openBank({ baseUrl: faults.baseUrl, timeoutMs: 300 })
    faults.decide(() => 'drip')
    expect(await failure(bank.listAccounts('x'))).toMatchObject({ kind: 'unavailable' })
    const patient = sandbox.openBank({ baseUrl: faults.baseUrl, timeoutMs: 20_000 })
    faults.decide(() => ({ status: 200, body: `{"accounts":"${'x'.repeat(17 * 1024 * 1024)}"}` }))
    expect(await failure(patient.listAccounts('x'))).toEqual({
      kind: 'unavailable',
      code: 'ERR_BAD_RESPONSE',
    })
    await faults.close()
  })
})
