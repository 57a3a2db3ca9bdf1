import { Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'

describe('/item/import', () => {
  const user_auth = { user_id: 'customer-1', auth_token: 'of-the-bank' }

  it('is closed to clients that hold no accounts of their own, after the request was checked', async () => {
    const { plaid } = await openTestBank()
    expect(await errorOf(plaid.itemImport({ user_auth }))).toMatchObject({
      status: 400,
      error_type: 'INVALID_INPUT',
      error_code: 'UNAUTHORIZED_ROUTE_ACCESS',
    })
    const incomplete = plaid.itemImport({} as Parameters<typeof plaid.itemImport>[0])
    expect(await errorOf(incomplete)).toMatchObject({
      error_code: 'MISSING_FIELDS',
      error_message: 'the following required fields are missing: user_auth',
    })
  })
})

describe('/item/public_token/exchange', () => {
  it('returns an access token only once per public token', async () => {
    const { plaid, publicToken } = await openTestBank()
    const public_token = await publicToken()
    expect(public_token).toMatch(/^public-sandbox-[0-9a-f-]{36}$/)
    const { data } = await plaid.itemPublicTokenExchange({ public_token })
    expect(data.access_token).toMatch(/^access-sandbox-[0-9a-f-]{36}$/)
    expect(data.item_id).toMatch(/^[A-Za-z0-9]{37}$/)
    expect(await errorOf(plaid.itemPublicTokenExchange({ public_token }))).toMatchObject({
      error_code: 'INVALID_PUBLIC_TOKEN',
    })
  })

  it('returns the same Item and access token until the public token expires, if the options say so', async () => {
    const { plaid, publicToken, advanceMs } = await openTestBank({ exchange: 'repeatable' })
    const public_token = await publicToken()
    const { data: first } = await plaid.itemPublicTokenExchange({ public_token })
    const { data: second } = await plaid.itemPublicTokenExchange({ public_token })
    expect([second.access_token, second.item_id]).toEqual([first.access_token, first.item_id])
    advanceMs(30 * 60 * 1000)
    expect(await errorOf(plaid.itemPublicTokenExchange({ public_token }))).toMatchObject({
      error_code: 'INVALID_PUBLIC_TOKEN',
    })
  })

  it('rejects a public token after 30 minutes', async () => {
    const { plaid, publicToken, advanceMs } = await openTestBank()
    const public_token = await publicToken()
    advanceMs(30 * 60 * 1000)
    expect(await errorOf(plaid.itemPublicTokenExchange({ public_token }))).toMatchObject({
      error_code: 'INVALID_PUBLIC_TOKEN',
    })
  })
})

describe('/item/get', () => {
  it('returns the Item with every required key', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    const { data } = await plaid.itemGet({ access_token })
    expect(data).toEqual({
      item: {
        item_id: expect.any(String),
        institution_id: 'ins_109508',
        institution_name: 'First Platypus Bank',
        webhook: null,
        auth_method: null,
        error: null,
        available_products: [],
        billed_products: ['transactions'],
        products: ['transactions'],
        consented_products: ['transactions'],
        consent_expiration_time: null,
        update_type: 'background',
        created_at: '2026-11-15T12:00:00Z',
      },
      status: {
        transactions: { last_successful_update: '2026-11-15T12:00:00Z', last_failed_update: null },
        investments: null,
        last_webhook: null,
      },
      request_id: expect.any(String),
    })
  })

  it('is the only endpoint that returns the error of a broken Item', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    expect((await plaid.sandboxItemResetLogin({ access_token })).data.reset_login).toBe(true)
    const { data } = await plaid.itemGet({ access_token })
    expect(data.item.error).toMatchObject({
      error_type: 'ITEM_ERROR',
      error_code: 'ITEM_LOGIN_REQUIRED',
      display_message: null,
      status: 400,
    })
    expect((await plaid.accountsGet({ access_token })).data.item.error).toBeNull()
  })

  it('separates available from billed products', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link({ products: [Products.Auth] })
    const { item } = (await plaid.itemGet({ access_token })).data
    expect(item.available_products).toEqual(['transactions'])
    expect(item.billed_products).toEqual(['auth'])
  })
})

describe('/item/remove', () => {
  it('makes every later call with the token return ITEM_NOT_FOUND', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    const other = await link()
    const { data } = await plaid.itemRemove({ access_token })
    expect(Object.keys(data)).toEqual(['request_id'])
    const calls = [
      plaid.itemRemove({ access_token }),
      plaid.itemGet({ access_token }),
      plaid.accountsGet({ access_token }),
      plaid.transactionsSync({ access_token }),
    ]
    for (const call of calls) {
      expect(await errorOf(call)).toMatchObject({ status: 400, error_code: 'ITEM_NOT_FOUND' })
    }
    expect((await plaid.itemGet({ access_token: other })).status).toBe(200)
  })

  it('also removes an Item with a broken login', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    await plaid.sandboxItemResetLogin({ access_token })
    expect((await plaid.itemRemove({ access_token })).status).toBe(200)
  })
})

describe('/item/access_token/invalidate', () => {
  it('returns a new token for the same Item and invalidates the old one', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    const before = (await plaid.itemGet({ access_token })).data.item.item_id
    const { new_access_token } = (await plaid.itemAccessTokenInvalidate({ access_token })).data
    expect((await plaid.itemGet({ access_token: new_access_token })).data.item.item_id).toBe(before)
    expect(await errorOf(plaid.itemGet({ access_token }))).toMatchObject({
      error_type: 'INVALID_INPUT',
      error_code: 'INVALID_ACCESS_TOKEN',
    })
  })
})

describe('a broken login', () => {
  it('blocks calls that need the bank, for this Item only', async () => {
    const { plaid, link } = await openTestBank()
    const access_token = await link()
    const other = await link()
    await plaid.sandboxItemResetLogin({ access_token })
    const dates = { start_date: '2026-01-01', end_date: '2026-11-15' }
    const blocked = [
      plaid.transactionsSync({ access_token }),
      plaid.transactionsGet({ access_token, ...dates }),
      plaid.transactionsRecurringGet({ access_token }),
      plaid.transactionsRefresh({ access_token }),
      plaid.accountsBalanceGet({ access_token }),
    ]
    for (const call of blocked) {
      expect(await errorOf(call)).toMatchObject({ status: 400, error_code: 'ITEM_LOGIN_REQUIRED' })
    }
    expect((await plaid.transactionsSync({ access_token: other })).status).toBe(200)
  })
})
