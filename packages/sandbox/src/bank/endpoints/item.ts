import type { Bank } from '../bank.ts'
import { timestamp } from '../days.ts'
import { Fault } from '../faults.ts'
import { anything, httpUrl, nullable, object, oneOf, request, text } from '../fields.ts'
import { createToken } from '../ids.ts'
import { itemBody } from '../items/item-body.ts'
import { openItem } from '../items/open-item.ts'
import { notify } from '../webhooks/notify.ts'

const readImport = request(
  { user_auth: object({ user_id: text }, { auth_token: text }) },
  { institution_id: text, products: anything, options: anything },
)

/** POST /item/import: for institutions that import their own customers, which no client of this bank is. */
export function importItem(_bank: Bank, body: unknown): never {
  readImport(body, '')
  throw new Fault('UNAUTHORIZED_ROUTE_ACCESS')
}

const readExchange = request({ public_token: text }, {})

/**
 * POST /item/public_token/exchange: works once per token, or until it expires, depending on the options. After
 * update mode it returns the repaired Item.
 */
export function exchangePublicToken(bank: Bank, body: unknown) {
  const { public_token } = readExchange(body, '')
  const token = bank.publicTokens.get(public_token)
  const item = token === undefined ? undefined : bank.items.get(token.itemId)
  if (token === undefined || item === undefined || item.isRemoved || token.expiresAt <= bank.now()) {
    throw new Fault('INVALID_PUBLIC_TOKEN')
  }
  if (bank.options.exchange === 'once') {
    bank.publicTokens.delete(public_token)
  }
  const accessToken = item.accessToken ?? createToken('access', bank.options.random)
  bank.updateItem(item.id, { accessToken })
  return { access_token: accessToken, item_id: item.id }
}

const readToken = request({ access_token: text }, {})

/** POST /item/get: works for broken Items too, and is the only endpoint that returns their error. */
export function getItem(bank: Bank, body: unknown) {
  const item = openItem(bank, readToken(body, '').access_token, '/item/get')
  const updatedAt = item.updatedAt ?? null
  const lastWebhook = item.lastWebhook ?? null
  return {
    item: itemBody(item, { showsError: true }),
    status: {
      transactions: {
        last_successful_update: updatedAt === null ? null : timestamp(updatedAt),
        last_failed_update: null,
      },
      investments: item.products.includes('investments')
        ? { last_successful_update: null, last_failed_update: null }
        : null,
      last_webhook:
        lastWebhook === null ? null : { sent_at: timestamp(lastWebhook.sentAt), code_sent: lastWebhook.code },
    },
  }
}

const readRemove = request(
  { access_token: text },
  {
    reason_code: nullable(
      oneOf([
        'FRAUD_FIRST_PARTY',
        'FRAUD_FALSE_IDENTITY',
        'FRAUD_ABUSE',
        'FRAUD_OTHER',
        'CONNECTION_IS_NON_FUNCTIONAL',
        'OTHER',
      ]),
    ),
    reason_note: nullable(text),
  },
)

/** POST /item/remove: keeps the token, so later calls return ITEM_NOT_FOUND, not INVALID_ACCESS_TOKEN. */
export function removeItem(bank: Bank, body: unknown) {
  const item = openItem(bank, readRemove(body, '').access_token, '/item/remove')
  bank.updateItem(item.id, { isRemoved: true, webhook: null, password: '', views: [], created: [] })
  return {}
}

/** POST /item/access_token/invalidate: returns a new token and invalidates the old one. */
export function invalidateAccessToken(bank: Bank, body: unknown) {
  const item = openItem(bank, readToken(body, '').access_token)
  const accessToken = createToken('access', bank.options.random)
  bank.updateItem(item.id, { accessToken })
  return { new_access_token: accessToken }
}

const readWebhook = request({ access_token: text }, { webhook: nullable(httpUrl) })

/** POST /item/webhook/update: sends an acknowledgment to the new URL at once. */
export function updateWebhook(bank: Bank, body: unknown) {
  const { access_token, webhook = null } = readWebhook(body, '')
  const item = openItem(bank, access_token)
  const updated = bank.updateItem(item.id, { webhook })
  notify(
    bank,
    item.id,
    { type: 'ITEM', code: 'WEBHOOK_UPDATE_ACKNOWLEDGED' },
    { new_webhook_url: webhook, error: null },
  )
  return { item: itemBody(updated) }
}
