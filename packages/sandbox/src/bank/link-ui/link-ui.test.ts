import { CountryCode, CreditAccountSubtype, type LinkTokenCreateRequest, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { openTestBank } from '../../testing/open-bank.ts'

const good: LinkTokenCreateRequest = {
  client_name: 'Cardsight',
  language: 'en',
  country_codes: [CountryCode.Us],
  products: [Products.Transactions],
}

async function openLink(more: Partial<LinkTokenCreateRequest> = {}) {
  const test = await openTestBank()
  const newToken = async (request: Partial<LinkTokenCreateRequest> = {}) =>
    (await test.plaid.linkTokenCreate({ ...good, ...more, ...request })).data.link_token
  const link_token = await newToken()
  const logIn = (login: object = {}) =>
    test.linkUi('login', {
      link_token,
      institution_id: 'ins_109508',
      username: 'user_good',
      password: 'pass_good',
      ...login,
    })
  return { ...test, link_token, newToken, logIn }
}

type Choice = { id: string; name: string }

describe('linking in the widget', () => {
  it('opens with the list of institutions and the test logins', async () => {
    const { linkUi, link_token } = await openLink()
    const { body } = await linkUi('session', { link_token })
    expect(body).toMatchObject({ mode: 'new', client_name: 'Cardsight', institution: null })
    expect(body.institutions).toHaveLength(11)
    expect(body.institutions[0]).toEqual({
      institution_id: 'ins_109508',
      name: 'First Platypus Bank',
      oauth: false,
      status: 'HEALTHY',
    })
    const logins = body.logins.map(({ username }: { username: string }) => username)
    expect(logins).toEqual(expect.arrayContaining(['user_good', 'user_custom', 'user_no_cards']))
  })

  it('links the selected accounts under the ids that the widget showed', async () => {
    const { plaid, linkUi, logIn } = await openLink()
    const { body: step } = await logIn()
    expect(step.next).toBe('accounts')
    const chosen: Choice[] = step.accounts.filter(({ name }: Choice) => /Checking|Credit/.test(name))
    const account_ids = chosen.map(({ id }) => id)
    const { body } = await linkUi('finish', { session_id: step.session_id, account_ids })
    expect(body.metadata).toEqual({
      institution: { name: 'First Platypus Bank', institution_id: 'ins_109508' },
      accounts: [
        {
          id: account_ids[0],
          name: 'Plaid Checking',
          mask: '0000',
          type: 'depository',
          subtype: 'checking',
          verification_status: null,
          class_type: null,
        },
        {
          id: account_ids[1],
          name: 'Plaid Credit Card',
          mask: '3333',
          type: 'credit',
          subtype: 'credit card',
          verification_status: null,
          class_type: null,
        },
      ],
      link_session_id: expect.any(String),
      transfer_status: null,
    })
    const { access_token } = (await plaid.itemPublicTokenExchange({ public_token: body.public_token })).data
    const { accounts } = (await plaid.accountsGet({ access_token })).data
    expect(accounts.map(({ account_id }) => account_id)).toEqual(account_ids)
    const { added } = (await plaid.transactionsSync({ access_token, count: 500 })).data
    expect(new Set(added.map(({ account_id }) => account_id))).toEqual(new Set(account_ids))
  })

  it('links once per session, and only accounts of that session', async () => {
    const { linkUi, logIn } = await openLink()
    const { session_id, accounts } = (await logIn()).body
    expect((await linkUi('finish', { session_id, account_ids: ['x'] })).body.error_code).toBe(
      'INVALID_ACCOUNT_ID',
    )
    expect((await linkUi('finish', { session_id, account_ids: [] })).body.error_code).toBe('INVALID_FIELD')
    const account_ids = [accounts[0].id]
    expect((await linkUi('finish', { session_id, account_ids })).status).toBe(200)
    expect((await linkUi('finish', { session_id, account_ids })).body.error_code).toBe('INVALID_FIELD')
  })

  it.each([
    ['mfa_device', 'code', [], '1234'],
    ['mfa_questions_1_1', 'question', [], 'answer_0_0'],
    ['mfa_selections', 'selection', ['Yes', 'No'], 'Yes'],
  ])('requires MFA after %s: a %s', async (password, kind, options, answer) => {
    const { linkUi, logIn } = await openLink()
    const { body } = await logIn({ password })
    const { session_id } = body
    expect(body).toEqual({ next: 'mfa', session_id, mfa: { kind, prompt: expect.any(String), options } })
    expect((await linkUi('mfa', { session_id, answer: 'No' })).body.error_code).toBe('INVALID_MFA')
    expect((await linkUi('finish', { session_id, account_ids: ['x'] })).body.error_code).toBe('INVALID_MFA')
    expect((await linkUi('mfa', { session_id, answer })).body.next).toBe('accounts')
  })

  it.each([
    [{ password: 'wrong' }, 400, 'INVALID_CREDENTIALS'],
    [{ username: '' }, 400, 'INVALID_CREDENTIALS'],
    [{ password: 'error_ITEM_LOCKED' }, 400, 'ITEM_LOCKED'],
    [{ password: 'error_INTERNAL_SERVER_ERROR' }, 500, 'INTERNAL_SERVER_ERROR'],
    [{ institution_id: 'ins_132361' }, 400, 'INSTITUTION_DOWN'],
    [{ institution_id: 'ins_133402' }, 400, 'ITEM_NOT_SUPPORTED'],
    [{ institution_id: 'ins_1' }, 400, 'INVALID_INSTITUTION'],
    [{ link_token: 'link-sandbox-x' }, 400, 'INVALID_LINK_TOKEN'],
  ])('rejects %j with %i %s', async (login, status, code) => {
    const { logIn } = await openLink()
    const response = await logIn(login)
    expect(response).toMatchObject({ status, body: { error_code: code, request_id: expect.any(String) } })
  })

  it("offers only accounts that match the link token's filters", async () => {
    const filters = { credit: { account_subtypes: [CreditAccountSubtype.All] } }
    const { logIn } = await openLink({ account_filters: filters })
    expect((await logIn()).body.accounts.map(({ name }: Choice) => name)).toEqual(['Plaid Credit Card'])
    expect((await logIn({ username: 'user_no_cards' })).body.error_code).toBe('NO_ACCOUNTS')
  })
})

describe('update mode', () => {
  it('repairs the Item and keeps its token, item id and account ids', async () => {
    const { plaid, link, newToken, linkUi, logIn } = await openLink()
    const access_token = await link({ days: 30 })
    const before = (await plaid.accountsGet({ access_token })).data
    const { next_cursor } = (await plaid.transactionsSync({ access_token, count: 500 })).data
    await plaid.sandboxItemResetLogin({ access_token })
    const link_token = await newToken({ access_token, products: null })
    expect((await linkUi('session', { link_token })).body).toMatchObject({
      mode: 'update',
      login_required: true,
      institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
    })
    const { session_id, accounts } = (await logIn({ link_token })).body
    const { body } = await linkUi('finish', { session_id, account_ids: [accounts[0].id] })
    expect((await plaid.itemGet({ access_token })).data.item.error).toBeNull()
    expect((await plaid.accountsGet({ access_token })).data.accounts).toEqual(before.accounts)
    expect((await plaid.transactionsSync({ access_token, cursor: next_cursor })).data.added).toEqual([])
    const exchanged = (await plaid.itemPublicTokenExchange({ public_token: body.public_token })).data
    expect(exchanged).toMatchObject({ access_token, item_id: before.item.item_id })
  })

  it('needs no new login to share more accounts of an Item that works', async () => {
    const { link, newToken, linkUi } = await openLink()
    const link_token = await newToken({ access_token: await link({ days: 1 }), products: null })
    expect((await linkUi('session', { link_token })).body).toMatchObject({
      mode: 'update',
      login_required: false,
    })
  })

  it('rejects the login of another customer or institution', async () => {
    const { link, newToken, logIn } = await openLink()
    const link_token = await newToken({ access_token: await link({ days: 1 }), products: null })
    const others = [{ username: 'user_yuppie' }, { institution_id: 'ins_109511' }]
    for (const other of others) {
      expect((await logIn({ link_token, ...other })).body.error_code).toBe('INVALID_CREDENTIALS')
    }
  })

  it('changes the accounts if the link token allows it, and removes the transactions of deselected ones', async () => {
    const { plaid, link, newToken, linkUi, logIn } = await openLink()
    const access_token = await link({ days: 90 })
    const { next_cursor } = (await plaid.transactionsSync({ access_token, count: 500 })).data
    const link_token = await newToken({
      access_token,
      products: null,
      update: { account_selection_enabled: true },
    })
    const { session_id, accounts } = (await logIn({ link_token })).body
    const card = accounts.find(({ name }: Choice) => name === 'Plaid Credit Card')
    await linkUi('finish', { session_id, account_ids: [card.id] })
    const { removed } = (await plaid.transactionsSync({ access_token, cursor: next_cursor, count: 500 })).data
    expect(removed.length).toBeGreaterThan(0)
    expect(removed.some(({ account_id }) => account_id === card.id)).toBe(false)
    expect((await plaid.accountsGet({ access_token })).data.accounts).toHaveLength(1)
  })
})
