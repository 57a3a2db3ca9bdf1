/** Client for Plaid, or any server with its protocol, depending on `baseUrl`. */
import { Configuration, CountryCode, PlaidApi, Products } from 'plaid'
import { type Bank, BankError } from './bank.ts'
import { normalizeAccount, normalizePage } from './normalize.ts'
import { readAnswer, toBankError } from './plaid-errors.ts'
import {
  wireAccounts,
  wireExchange,
  wireInstitution,
  wireInstitutions,
  wireItem,
  wireLinkToken,
  wireSync,
  wireWebhookKey,
} from './plaid-wire.ts'

const CALL_TIMEOUT_MS = 10_000
/** A page waits for this call, so its timeout is shorter. */
const COUNT_TIMEOUT_MS = 3_000
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024
const PAGE_SIZE = 500
/** Two years: results cover 12 months, and this number can't be raised once an institution is linked. */
const DAYS_REQUESTED = 730

export type PlaidBankOptions = Readonly<{
  baseUrl: string
  clientId: string
  secret: string
  isSimulated: boolean
  /** Webhook URL; null if the provider couldn't reach us. */
  webhookUrl: string | null
  /** Where banks with their own login page redirect people back to; null if there are no such banks. */
  redirectUri: string | null
  timeoutMs?: number
  pageSize?: number
}>

export function createPlaidBank(options: PlaidBankOptions): Bank {
  const { timeoutMs = CALL_TIMEOUT_MS, pageSize = PAGE_SIZE } = options
  const plaid = openClient(options)
  const within = (limitMs = timeoutMs) => ({ signal: AbortSignal.timeout(limitMs) })
  return {
    isSimulated: options.isSimulated,
    widgetOrigin: options.isSimulated ? null : new URL(options.baseUrl).origin,
    async countInstitutions() {
      const request = { count: 1, offset: 0, country_codes: [CountryCode.Us] }
      return (await ask(plaid.institutionsGet(request, within(COUNT_TIMEOUT_MS)), wireInstitutions)).total
    },
    async createLinkToken({ userId, renew }) {
      const request = {
        client_name: 'Cardsight',
        language: 'en',
        country_codes: [CountryCode.Us],
        user: { client_user_id: userId },
        ...(options.redirectUri !== null && { redirect_uri: options.redirectUri }),
        ...(renew === null ? newLink(options) : { access_token: renew }),
      }
      return (await ask(plaid.linkTokenCreate(request, within()), wireLinkToken)).link_token
    },
    async exchange(publicToken) {
      const answer = plaid.itemPublicTokenExchange({ public_token: publicToken }, within())
      const { access_token: accessToken, item_id: providerItemId } = await ask(answer, wireExchange)
      return { accessToken, providerItemId }
    },
    async describeItem(accessToken) {
      const { item, status } = await ask(plaid.itemGet({ access_token: accessToken }, within()), wireItem)
      const updated = status?.transactions?.last_successful_update ?? null
      return {
        institutionId: item.institution_id,
        needsLogin: item.error?.error_code === 'ITEM_LOGIN_REQUIRED',
        freshAt: updated === null || Number.isNaN(Date.parse(updated)) ? null : new Date(updated),
      }
    },
    async listAccounts(accessToken) {
      const answer = plaid.accountsGet({ access_token: accessToken }, within())
      return (await ask(answer, wireAccounts)).accounts.map(normalizeAccount)
    },
    async findInstitution(institutionId) {
      const answer = plaid.institutionsGetById(
        {
          institution_id: institutionId,
          country_codes: [CountryCode.Us],
          options: { include_optional_metadata: true },
        },
        within(),
      )
      return (await ask(answer, wireInstitution)).institution
    },
    async syncPage(accessToken, cursor) {
      const request = {
        access_token: accessToken,
        count: pageSize,
        options: { include_original_description: true },
        ...(cursor !== null && { cursor }),
      }
      const answer = plaid.transactionsSync(request, within())
      const page = await ask(answer, wireSync).catch((error: unknown) => {
        throw cursor === null ? error : orBadCursor(error)
      })
      return normalizePage(page)
    },
    async removeItem(accessToken) {
      const answer = plaid.itemRemove({ access_token: accessToken }, within())
      await answer.catch((error: unknown) => {
        const refusal = toBankError(error)
        if (refusal.kind !== 'gone' && refusal.code !== 'INVALID_ACCESS_TOKEN') {
          throw refusal
        }
      })
    },
    async findWebhookKey(keyId) {
      const answer = plaid.webhookVerificationKeyGet({ key_id: keyId }, within())
      const found = await ask(answer, wireWebhookKey).catch(nullWhenUnknownKey)
      if (found === null) {
        return null
      }
      const { expired_at: expiredAt, ...jwk } = found.key
      return { jwk, expiredAt: expiredAt == null ? null : new Date(expiredAt * 1000) }
    },
  }
}

function openClient({ baseUrl, clientId, secret }: PlaidBankOptions): PlaidApi {
  return new PlaidApi(
    new Configuration({
      basePath: baseUrl,
      baseOptions: {
        headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret },
        maxRedirects: 0,
        maxContentLength: MAX_RESPONSE_BYTES,
        // Otherwise axios would send loopback calls through HTTP_PROXY.
        proxy: false,
      },
    }),
  )
}

/** Only for a new link; a renewed one keeps its original settings at the provider. */
function newLink({ webhookUrl }: PlaidBankOptions) {
  return {
    products: [Products.Transactions],
    transactions: { days_requested: DAYS_REQUESTED },
    ...(webhookUrl !== null && { webhook: webhookUrl }),
  }
}

async function ask<Schema extends Parameters<typeof readAnswer>[0]>(
  answer: Promise<{ data: unknown }>,
  schema: Schema,
) {
  try {
    return readAnswer(schema, (await answer).data)
  } catch (error) {
    throw toBankError(error)
  }
}

/** The cursor is the only field of a sync request that can be invalid. */
function orBadCursor(error: unknown): BankError {
  const refusal = toBankError(error)
  return refusal.code === 'INVALID_FIELD' ? new BankError('bad-cursor', refusal.code, refusal) : refusal
}

function nullWhenUnknownKey(error: unknown): null {
  const refusal = toBankError(error)
  if (refusal.code === 'INVALID_WEBHOOK_VERIFICATION_KEY_ID') {
    return null
  }
  throw refusal
}
