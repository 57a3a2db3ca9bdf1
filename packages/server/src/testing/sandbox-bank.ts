/** The built-in bank on its own port, without delays, and with controls for what a user would do there. */
import { randomBytes } from 'node:crypto'
import { createSandbox, type SandboxOptions } from '@cardsight/sandbox'
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import type { Bank } from '../bank/bank.ts'
import { createPlaidBank } from '../bank/plaid/plaid-bank.ts'
import type { PlaidBankOptions } from '../bank/plaid/plaid-client.ts'
import { createSimulatedLink } from '../bank/plaid/simulated-link.ts'

const DAYS_REQUESTED = 730
const PLATYPUS_BANK = 'ins_109508'

type Login = Readonly<{ institutionId?: string; username?: string; password?: string; webhook?: string }>
export type SandboxBankOptions = Partial<
  Pick<SandboxOptions, 'clock' | 'timeline' | 'limits' | 'allowedRedirectUris' | 'exchange'>
> &
  Partial<Pick<PlaidBankOptions, 'webhookUrl' | 'redirectUri' | 'timeoutMs' | 'pageSize'>>

type WidgetAccount = Readonly<{ id: string; subtype: string }>

export type SandboxBank = Readonly<{
  bank: Bank
  baseUrl: string
  keys: Readonly<{ clientId: string; secret: string }>
  /** For what only a test can do: refresh, break a login, fire a webhook. */
  plaid: PlaidApi
  /** The same bank through our interface at another URL, such as a fault server's. */
  openBank(overrides?: Partial<PlaidBankOptions>): Bank
  /** What the linking widget would return. */
  link(login?: Login): Promise<string>
  /** The user signs in again, in the widget. */
  renew(accessToken: string): Promise<void>
  /** The user changes which accounts are shared, in the widget. */
  chooseAccounts(accessToken: string, isShared: (account: WidgetAccount) => boolean): Promise<void>
  close(): Promise<void>
}>

export async function startSandboxBank(options: SandboxBankOptions = {}): Promise<SandboxBank> {
  const keys = { clientId: randomBytes(12).toString('hex'), secret: randomBytes(15).toString('hex') }
  const { clock, limits = 'off', allowedRedirectUris = [] } = options
  const sandbox = createSandbox({
    ...keys,
    random: randomBytes,
    timeline: options.timeline ?? { initialMs: 0, historicalMs: 0 },
    limits,
    allowedRedirectUris,
    exchange: options.exchange ?? 'once',
    ...(clock !== undefined && { clock }),
  })
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const openBank = (overrides: Partial<PlaidBankOptions> = {}) =>
    createPlaidBank({
      webhookUrl: null,
      // A busy machine is slow; tests of slow banks set a limit of their own.
      timeoutMs: 120_000,
      redirectUri: null,
      ...options,
      ...keys,
      baseUrl,
      environment: 'simulated',
      ...overrides,
    })
  const headers = { 'PLAID-CLIENT-ID': keys.clientId, 'PLAID-SECRET': keys.secret }
  const plaid = new PlaidApi(new Configuration({ basePath: baseUrl, baseOptions: { headers, proxy: false } }))
  const link = async ({ institutionId = PLATYPUS_BANK, username, password, webhook }: Login = {}) => {
    const { data } = await plaid.sandboxPublicTokenCreate({
      institution_id: institutionId,
      initial_products: [Products.Transactions],
      options: {
        transactions: { days_requested: DAYS_REQUESTED },
        ...(username !== undefined && { override_username: username }),
        ...(password !== undefined && { override_password: password }),
        ...(webhook !== undefined && { webhook }),
      },
    })
    return data.public_token
  }
  const finishWidget = async (linkToken: string, isShared: (account: WidgetAccount) => boolean) => {
    const call = async (
      name: string,
      body: object,
    ): Promise<{ session_id: string; accounts: WidgetAccount[] }> => {
      const given = { method: 'POST', search: '', contentType: 'application/json' } as const
      const answer = await createSimulatedLink(baseUrl).call({
        ...given,
        name,
        body: new TextEncoder().encode(JSON.stringify(body)),
      })
      return JSON.parse(answer.body.toString('utf8'))
    }
    const login = { institution_id: PLATYPUS_BANK, username: 'user_good', password: 'pass_good' }
    const { session_id, accounts } = await call('login', { link_token: linkToken, ...login })
    await call('finish', { session_id, account_ids: accounts.filter(isShared).map(({ id }) => id) })
  }
  const renew = async (accessToken: string) =>
    finishWidget(await openBank().createLinkToken({ userId: 'someone', renew: accessToken }), () => true)
  const chooseAccounts: SandboxBank['chooseAccounts'] = async (accessToken, isShared) => {
    const { data } = await plaid.linkTokenCreate({
      client_name: 'Cardsight',
      language: 'en',
      country_codes: [CountryCode.Us],
      user: { client_user_id: 'someone' },
      access_token: accessToken,
      update: { account_selection_enabled: true },
    })
    await finishWidget(data.link_token, isShared)
  }
  return {
    bank: openBank(),
    renew,
    chooseAccounts,
    keys,
    baseUrl,
    plaid,
    openBank,
    link,
    close: () => sandbox.close(),
  }
}
