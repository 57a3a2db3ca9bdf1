import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulatedLink } from '../bank/plaid/simulated-link.ts'
import { type SandboxBank, startSandboxBank } from '../testing/sandbox-bank.ts'
import { createTestApp } from '../testing/test-app.ts'

const RETURN = 'http://localhost:3000/dashboard/oauth'
const OAUTH_BANK = 'ins_127287'

describe("the simulated bank's linking flow, on our own origin", () => {
  let sandbox: SandboxBank
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    sandbox = await startSandboxBank({ redirectUri: RETURN, allowedRedirectUris: [RETURN] })
    const simulatedLink = createSimulatedLink(sandbox.baseUrl)
    test = await createTestApp('postgres', { bank: sandbox.bank, simulatedLink })
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })

  const post = (name: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/sandbox-bank/${name}`, payload })
  const newLinkToken = () => sandbox.bank.createLinkToken({ userId: 'someone', renew: null })

  it('goes from a link token to a public token that the server can exchange', async () => {
    const link_token = await newLinkToken()
    expect((await post('session', { link_token })).json()).toMatchObject({ mode: 'new' })
    const login = { institution_id: 'ins_109508', username: 'user_good', password: 'pass_good' }
    const step = (await post('login', { link_token, ...login })).json()
    const account_ids = step.accounts.map(({ id }: { id: string }) => id)
    const done = await post('finish', { session_id: step.session_id, account_ids })
    await expect(sandbox.bank.exchange(done.json().public_token)).resolves.toBeDefined()
  })

  it("redirects to a bank's own page and back to ours", async () => {
    const { path } = (
      await post('oauth', { link_token: await newLinkToken(), institution_id: OAUTH_BANK })
    ).json()
    const page = await test.app.inject(path)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000")
    expect((await test.app.inject('/sandbox-bank/oauth.css')).headers['content-type']).toContain('text/css')
    const oauth_state_id = new URL(path, RETURN).searchParams.get('oauth_state_id') ?? ''
    const decided = await test.app.inject({
      method: 'POST',
      url: '/sandbox-bank/oauth-decision',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ oauth_state_id, decision: 'allow' }).toString(),
    })
    expect(decided.statusCode).toBe(303)
    expect(decided.headers.location).toBe(`${RETURN}?oauth_state_id=${oauth_state_id}`)
  })

  it('forwards only the calls on its list', async () => {
    const elsewhere = ['item/remove', '../item/remove', 'session/../../item/remove', 'toString', '']
    for (const name of elsewhere) {
      expect((await post(name, {})).statusCode).toBe(404)
    }
    expect((await test.app.inject('/sandbox-bank/session')).statusCode).toBe(404)
  })

  it('accepts no more than a custom user needs', async () => {
    expect((await post('login', { password: 'x'.repeat(300 * 1024) })).statusCode).toBe(413)
  })

  it("returns 503 if the bank doesn't respond", async () => {
    const simulatedLink = createSimulatedLink('http://127.0.0.1:9')
    const { app, close } = await createTestApp('postgres', { simulatedLink })
    const answer = await app.inject({ method: 'POST', url: '/sandbox-bank/session', payload: {} })
    expect(answer.statusCode).toBe(503)
    await close()
  })

  it("doesn't exist with a real provider", async () => {
    const { app, close } = await createTestApp('postgres')
    expect((await app.inject({ method: 'POST', url: '/sandbox-bank/session', payload: {} })).statusCode).toBe(
      404,
    )
    await close()
  })
})
