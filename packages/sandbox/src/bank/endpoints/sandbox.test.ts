import { describe, expect, it } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'

describe('/sandbox/public_token/create', () => {
  it.each([
    ['user_good', 'wrong', 'ITEM_ERROR', 'INVALID_CREDENTIALS', 400],
    ['nobody', 'pass_good', 'ITEM_ERROR', 'INVALID_CREDENTIALS', 400],
    ['user_good', 'error_ITEM_LOCKED', 'ITEM_ERROR', 'ITEM_LOCKED', 400],
    ['user_good', 'error_NO_ACCOUNTS', 'ITEM_ERROR', 'NO_ACCOUNTS', 400],
    ['user_good', 'error_USER_SETUP_REQUIRED', 'ITEM_ERROR', 'USER_SETUP_REQUIRED', 400],
    ['user_good', 'error_INSTITUTION_DOWN', 'INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400],
    ['user_good', 'error_INSTITUTION_NOT_RESPONDING', 'INSTITUTION_ERROR', 'INSTITUTION_NOT_RESPONDING', 400],
    ['user_good', 'error_INTERNAL_SERVER_ERROR', 'API_ERROR', 'INTERNAL_SERVER_ERROR', 500],
    // A code that logging in can't cause, and one that doesn't exist.
    ['user_good', 'error_INVALID_ACCESS_TOKEN', 'ITEM_ERROR', 'INVALID_CREDENTIALS', 400],
    ['user_good', 'error_toString', 'ITEM_ERROR', 'INVALID_CREDENTIALS', 400],
    ['user_custom', '{', 'ITEM_ERROR', 'INVALID_CREDENTIALS', 400],
  ])('rejects %s / %s with %s %s', async (username, password, error_type, error_code, status) => {
    const { publicToken } = await openTestBank()
    expect(await errorOf(publicToken({ username, password }))).toMatchObject({
      error_type,
      error_code,
      status,
    })
  })

  it.each([
    ['ins_132361', 'INSTITUTION_DOWN'],
    ['ins_133402', 'ITEM_NOT_SUPPORTED'],
    ['ins_1', 'INVALID_INSTITUTION'],
  ])('rejects the institution %s with %s', async (institution, error_code) => {
    const { publicToken } = await openTestBank()
    expect(await errorOf(publicToken({ institution }))).toMatchObject({ error_code })
  })

  it('rejects a custom user larger than 55 kB', async () => {
    const { publicToken } = await openTestBank()
    const password = `{"override_accounts":[],"note":"${'x'.repeat(60_000)}"}`
    expect(await errorOf(publicToken({ username: 'user_custom', password }))).toMatchObject({
      error_code: 'INVALID_CREDENTIALS',
      error_message: 'the custom user is larger than 56320 bytes',
    })
  })

  it('links at the degraded institution, and skips MFA, which only Link asks for', async () => {
    const { publicToken } = await openTestBank()
    expect(await publicToken({ institution: 'ins_132363' })).toMatch(/^public-sandbox-/)
    expect(await publicToken({ password: 'mfa_device' })).toMatch(/^public-sandbox-/)
  })

  it('rejects missing products, unknown products and an unknown option', async () => {
    const { bank } = await openTestBank()
    const call = async (body: object) => {
      const payload = { client_id: 'our-id', secret: 'our-secret', institution_id: 'ins_109508', ...body }
      const response = await bank.inject({ method: 'POST', url: '/sandbox/public_token/create', payload })
      return response.json().error_code
    }
    expect(await call({})).toBe('MISSING_FIELDS')
    expect(await call({ initial_products: [] })).toBe('INVALID_FIELD')
    expect(await call({ initial_products: ['loans'] })).toBe('INVALID_PRODUCT')
    expect(await call({ initial_products: ['transactions'], options: { speed: 1 } })).toBe('UNKNOWN_FIELDS')
  })
})

describe('personas', () => {
  it.each(['user_yuppie', 'user_ewa_user', 'user_small_business'])(
    'have three months of transactions: %s',
    async (username) => {
      const { plaid, link } = await openTestBank()
      const access_token = await link({ username })
      const { added } = (await plaid.transactionsSync({ access_token, count: 500 })).data
      const oldest = added.map(({ date }) => date).toSorted()[0] ?? ''
      // Ninety days that end on November 15 start on August 18.
      expect(oldest >= '2026-08-18' && oldest <= '2026-08-25').toBe(true)
      expect(added.length).toBeGreaterThan(40)
    },
  )
})
