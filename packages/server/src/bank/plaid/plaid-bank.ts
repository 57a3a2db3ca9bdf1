/** Client for Plaid, or any server with its protocol, depending on `baseUrl`. */
import type { AccessToken, Bank } from '../bank.ts'
import { BankError, type BankErrorKind, needsUser } from '../bank-error.ts'
import { normalizeAccount, normalizePage } from './normalize.ts'
import { ask, openPlaidClient, type PlaidBankOptions, type PlaidSdk } from './plaid-client.ts'
import { kindOfPlaidError, toBankError } from './plaid-errors.ts'
import { findPlaidSetupProblems } from './plaid-setup.ts'
import { createPlaidWebhooks } from './plaid-webhooks.ts'
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
const PAGE_SIZE = 500
/** Two years: results cover 12 months, and this number can't be raised once an institution is linked. */
const DAYS_REQUESTED = 730

/** Plaid wants a user id; this one belongs to nobody. */
const SETUP_USER = 'setup-check'

type LinkTokenOptions = Readonly<{ userId: string; renew: AccessToken | null; redirectUri?: string | null }>

export function createPlaidBank(options: PlaidBankOptions): Bank {
  const { timeoutMs = CALL_TIMEOUT_MS, pageSize = PAGE_SIZE } = options
  const call = openPlaidClient(options)
  const within = (limitMs = timeoutMs) => ({ signal: AbortSignal.timeout(limitMs) })
  const countInstitutions = async () => {
    const answer = call(({ api, CountryCode }) =>
      api.institutionsGet({ count: 1, offset: 0, country_codes: [CountryCode.Us] }, within(COUNT_TIMEOUT_MS)),
    )
    return (await ask(answer, wireInstitutions)).total
  }
  const createLinkToken = async ({ userId, renew, redirectUri = options.redirectUri }: LinkTokenOptions) => {
    const answer = call((sdk) =>
      sdk.api.linkTokenCreate(
        {
          client_name: 'Cardsight',
          language: 'en',
          country_codes: [sdk.CountryCode.Us],
          user: { client_user_id: userId },
          ...(redirectUri !== null && { redirect_uri: redirectUri }),
          ...(renew === null
            ? newLink(options, sdk)
            : { access_token: renew, update: { account_selection_enabled: true } }),
        },
        within(),
      ),
    )
    return (await ask(answer, wireLinkToken)).link_token
  }
  const webhooksTo = (url: string) => ({
    url,
    update: async (accessToken: AccessToken) => {
      const answer = call(({ api }) =>
        api.itemWebhookUpdate({ access_token: accessToken, webhook: url }, within()),
      )
      await ask(answer, wireItem)
    },
  })
  const findWebhookKey = async (keyId: string) => {
    const answer = call(({ api }) => api.webhookVerificationKeyGet({ key_id: keyId }, within()))
    const found = await ask(answer, wireWebhookKey).catch(nullWhenUnknownKey)
    if (found === null) {
      return null
    }
    const { expired_at: expiredAt, ...jwk } = found.key
    return { jwk, expiredAt: expiredAt == null ? null : new Date(expiredAt * 1000) }
  }
  return {
    provider: 'plaid',
    widget: options.environment === 'simulated' ? 'simulated' : 'plaid',
    setupTokens: null,
    isBilled: true,
    environment: options.environment,
    widgetOrigin: options.environment === 'simulated' ? null : new URL(options.baseUrl).origin,
    findSetupProblems: () =>
      findPlaidSetupProblems({
        redirectUri: options.redirectUri,
        callWithKeys: countInstitutions,
        openLinkWith: (redirectUri) => createLinkToken({ userId: SETUP_USER, renew: null, redirectUri }),
      }),
    countInstitutions,
    createLinkToken,
    async exchange(publicToken) {
      const answer = call(({ api }) => api.itemPublicTokenExchange({ public_token: publicToken }, within()))
      const { access_token: accessToken, item_id: providerItemId } = await ask(answer, wireExchange)
      return { accessToken, providerItemId }
    },
    async describeItem(accessToken) {
      const answer = call(({ api }) => api.itemGet({ access_token: accessToken }, within()))
      const { item, status } = await ask(answer, wireItem)
      const updated = status?.transactions?.last_successful_update ?? null
      return {
        institutionId: item.institution_id,
        trouble: lastingTrouble(item.error ?? null),
        freshAt: updated === null || Number.isNaN(Date.parse(updated)) ? null : new Date(updated),
      }
    },
    async listAccounts(accessToken) {
      const answer = call(({ api }) => api.accountsGet({ access_token: accessToken }, within()))
      return (await ask(answer, wireAccounts)).accounts.map(normalizeAccount)
    },
    async findInstitution(institutionId) {
      const answer = call(({ api, CountryCode }) =>
        api.institutionsGetById(
          {
            institution_id: institutionId,
            country_codes: [CountryCode.Us],
            options: { include_optional_metadata: true },
          },
          within(),
        ),
      )
      return (await ask(answer, wireInstitution)).institution
    },
    async syncPage(accessToken, cursor) {
      const answer = call(({ api, PersonalFinanceCategoryVersion }) =>
        api.transactionsSync(
          {
            access_token: accessToken,
            count: pageSize,
            options: {
              include_original_description: true,
              // Pinned, so that a new version doesn't change categories until we map it.
              personal_finance_category_version: PersonalFinanceCategoryVersion.V2,
            },
            ...(cursor !== null && { cursor }),
          },
          within(),
        ),
      )
      const page = await ask(answer, wireSync).catch((error: unknown) => {
        throw cursor === null ? error : orBadCursor(error)
      })
      return normalizePage(page)
    },
    async removeItem(accessToken) {
      const answer = call(({ api }) => api.itemRemove({ access_token: accessToken }, within()))
      await answer.catch((error: unknown) => {
        const refusal = toBankError(error)
        if (refusal.kind !== 'gone') {
          throw refusal
        }
      })
    },
    webhooks: options.webhookUrl === null ? null : webhooksTo(options.webhookUrl),
    openWebhooks: (clock) => createPlaidWebhooks({ findKey: findWebhookKey, clock }),
  }
}

/** Only for a new link; a renewed one keeps its original settings at the provider. */
function newLink({ webhookUrl }: PlaidBankOptions, { Products }: PlaidSdk) {
  return {
    products: [Products.Transactions],
    transactions: { days_requested: DAYS_REQUESTED },
    ...(webhookUrl !== null && { webhook: webhookUrl }),
  }
}

/** Only what a user can fix: everything else shows in the next call, or passes. */
function lastingTrouble(error: Parameters<typeof kindOfPlaidError>[0] | null): BankErrorKind | null {
  const kind = error === null ? null : kindOfPlaidError(error)
  return kind !== null && needsUser(kind) ? kind : null
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
