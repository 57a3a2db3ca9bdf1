/** A sandbox bank on a real port, the official Plaid client, and a clock that tests control. */
import { createHash } from 'node:crypto'
import { Configuration, PlaidApi, Products } from 'plaid'
import { onTestFinished } from 'vitest'
import { createSandbox, type SandboxOptions } from '../index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const credentials = { clientId: 'our-id', secret: 'our-secret' }

/** A Sunday at noon. */
const START_MS = Date.parse('2026-11-15T12:00:00Z')

export type TestLogin = {
  readonly institution?: string
  readonly username?: string
  readonly password?: string
  readonly days?: number
  readonly webhook?: string
  readonly products?: readonly Products[]
}

export async function openTestBank(options: Partial<SandboxOptions> = {}) {
  let now = START_MS
  const bank = createSandbox({
    ...credentials,
    random: countingRandom(),
    clock: () => new Date(now),
    timeline: { initialMs: 0, historicalMs: 0 },
    limits: 'off',
    allowedRedirectUris: ['http://localhost:3000/dashboard/oauth'],
    ...options,
  })
  onTestFinished(async () => {
    await bank.close()
  })
  const baseUrl = await bank.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'PLAID-CLIENT-ID': credentials.clientId, 'PLAID-SECRET': credentials.secret }
  const plaid = new PlaidApi(new Configuration({ basePath: baseUrl, baseOptions: { headers, proxy: false } }))
  const publicToken = async (login: TestLogin = {}) => {
    const { data } = await plaid.sandboxPublicTokenCreate({
      institution_id: login.institution ?? 'ins_109508',
      initial_products: [...(login.products ?? [Products.Transactions])],
      options: {
        override_username: login.username ?? 'user_good',
        override_password: login.password ?? 'pass_good',
        transactions: { days_requested: login.days ?? 730 },
        ...(login.webhook === undefined ? {} : { webhook: login.webhook }),
      },
    })
    return data.public_token
  }
  return {
    bank,
    baseUrl,
    plaid,
    publicToken,
    /** Links a test login and returns its access token. */
    link: async (login: TestLogin = {}) => {
      const { data } = await plaid.itemPublicTokenExchange({ public_token: await publicToken(login) })
      return data.access_token
    },
    today: () => new Date(now).toISOString().slice(0, 10),
    advanceMs: (ms: number) => {
      now += ms
    },
    advanceDays: (days: number) => {
      now += days * DAY_MS
    },
    /** Calls a private endpoint of the simulated Link widget. */
    linkUi: async (name: string, body: object) => {
      const { statusCode, body: text } = await bank.inject({
        method: 'POST',
        url: `/link-ui/${name}`,
        payload: body,
      })
      return { status: statusCode, body: JSON.parse(text) }
    },
  }
}

/** Returns the status and body of the error that the call failed with. */
export async function errorOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call
  } catch (error) {
    if (error instanceof Error && 'response' in error) {
      const { response } = error as Error & { response: { status: number; data: Record<string, unknown> } }
      return { status: response.status, ...response.data }
    }
    throw error
  }
  throw new Error('the call did not fail')
}

/** Random bytes that never repeat and are the same in every run. */
function countingRandom() {
  let count = 0
  return (byteCount: number) => {
    count += 1
    return createHash('sha512').update(String(count)).digest().subarray(0, byteCount)
  }
}
