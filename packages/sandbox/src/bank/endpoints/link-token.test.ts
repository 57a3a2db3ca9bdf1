import { CountryCode, DepositoryAccountSubtype, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'

const good = {
  client_name: 'Cardsight',
  language: 'en',
  country_codes: [CountryCode.Us],
  user: { client_user_id: 'someone' },
  products: [Products.Transactions],
}

describe('/link/token/create', () => {
  it('returns a token for a new Item that expires after four hours', async () => {
    const { plaid } = await openTestBank()
    const { data } = await plaid.linkTokenCreate(good)
    expect(data).toEqual({
      link_token: expect.stringMatching(/^link-sandbox-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      expiration: '2026-11-15T16:00:00Z',
      request_id: expect.stringMatching(/^[A-Za-z0-9]{15}$/),
    })
  })

  it('returns a token for update mode that expires after 30 minutes, without products', async () => {
    const { plaid, link } = await openTestBank()
    const { products: _products, ...rest } = good
    const { data } = await plaid.linkTokenCreate({ ...rest, access_token: await link() })
    expect(data.expiration).toBe('2026-11-15T12:30:00Z')
  })

  it('accepts fields that real clients send and this bank ignores', async () => {
    const { plaid } = await openTestBank()
    const { status } = await plaid.linkTokenCreate({
      ...good,
      user: { client_user_id: 'someone', legal_name: 'Some One' },
      auth: { automated_microdeposits_enabled: true },
      optional_products: null,
    })
    expect(status).toBe(200)
  })

  it.each([
    [{ ...good, products: [] }, 'MISSING_FIELDS', 'the following required fields are missing: products'],
    [
      { ...good, client_name: undefined },
      'MISSING_FIELDS',
      'the following required fields are missing: client_name',
    ],
    [
      { ...good, user: {} },
      'MISSING_FIELDS',
      'the following required fields are missing: user.client_user_id',
    ],
    [{ ...good, products: ['balance'] }, 'INVALID_PRODUCT', 'balance is not a product that can be linked'],
    [{ ...good, products: ['loans'] }, 'INVALID_PRODUCT', 'loans is not a product that can be linked'],
    [
      { ...good, transactions: { days_requested: 731 } },
      'INVALID_FIELD',
      'transactions.days_requested must be an integer from 1 to 730',
    ],
    [{ ...good, webhook: 'ftp://x.test' }, 'INVALID_FIELD', 'webhook must be an http or https address'],
    [
      { ...good, redirect_uri: 'http://localhost:3000/dashboard/oauth?x=1' },
      'INVALID_FIELD',
      'redirect_uri must have neither a query nor a fragment',
    ],
    [
      { ...good, redirect_uri: 'https://elsewhere.test/' },
      'INVALID_FIELD',
      'redirect_uri is not on the list of allowed addresses',
    ],
    [
      { ...good, access_token: 'access-sandbox-x' },
      'INVALID_ACCESS_TOKEN',
      'could not find matching access token',
    ],
    [{ ...good, institution_id: 'ins_1' }, 'INVALID_INSTITUTION', 'invalid institution_id provided'],
    [
      { ...good, favorite: 1 },
      'UNKNOWN_FIELDS',
      'the following fields are not recognized by this endpoint: favorite',
    ],
  ])('rejects %j with %s', async (body, code, message) => {
    const { plaid } = await openTestBank()
    // Invalid on purpose: the client's types forbid what the bank must reject.
    const call = plaid.linkTokenCreate(body as typeof good)
    expect(await errorOf(call)).toMatchObject({ status: 400, error_code: code, error_message: message })
  })
})

describe('/link/token/get', () => {
  it('returns what the token was created with', async () => {
    const { plaid } = await openTestBank()
    const { data } = await plaid.linkTokenCreate({
      ...good,
      webhook: 'http://localhost:3000/hook',
      redirect_uri: 'http://localhost:3000/dashboard/oauth',
      account_filters: { depository: { account_subtypes: [DepositoryAccountSubtype.Checking] } },
    })
    expect((await plaid.linkTokenGet({ link_token: data.link_token })).data).toEqual({
      link_token: data.link_token,
      created_at: '2026-11-15T12:00:00Z',
      expiration: '2026-11-15T16:00:00Z',
      metadata: {
        initial_products: ['transactions'],
        webhook: 'http://localhost:3000/hook',
        country_codes: ['US'],
        language: 'en',
        redirect_uri: 'http://localhost:3000/dashboard/oauth',
        client_name: 'Cardsight',
        account_filters: { depository: { account_subtypes: ['checking'] } },
      },
      request_id: expect.any(String),
    })
  })

  it('rejects unknown and expired tokens', async () => {
    const { plaid, advanceMs } = await openTestBank()
    const { data } = await plaid.linkTokenCreate(good)
    advanceMs(4 * 60 * 60 * 1000)
    for (const link_token of ['link-sandbox-nothing', data.link_token]) {
      expect(await errorOf(plaid.linkTokenGet({ link_token }))).toMatchObject({
        error_type: 'INVALID_INPUT',
        error_code: 'INVALID_LINK_TOKEN',
      })
    }
  })
})
