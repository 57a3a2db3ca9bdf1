import { CountryCode, Products } from 'plaid'
import { describe, expect, it } from 'vitest'
import { openTestBank } from '../../testing/open-bank.ts'

const redirect_uri = 'http://localhost:3000/dashboard/oauth'
const institution_id = 'ins_127287'

async function visitBank(client_name = 'Cardsight') {
  const test = await openTestBank()
  const { link_token } = (
    await test.plaid.linkTokenCreate({
      client_name,
      redirect_uri,
      language: 'en',
      country_codes: [CountryCode.Us],
      products: [Products.Transactions],
    })
  ).data
  const { body } = await test.linkUi('oauth', { link_token, institution_id })
  const { pathname, searchParams } = new URL(body.path, 'http://localhost')
  const oauth_state_id = searchParams.get('oauth_state_id') ?? ''
  const decide = (decision: string, id = oauth_state_id, more = '') =>
    test.bank.inject({
      method: 'POST',
      url: '/link-ui/oauth-decision',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `oauth_state_id=${id}&decision=${decision}${more}`,
    })
  return { ...test, link_token, pathname, oauth_state_id, decide }
}

describe('OAuth banks', () => {
  it('show a page that says it is simulated, without inline scripts or styles', async () => {
    const { bank, pathname, oauth_state_id } = await visitBank('<b>Cardsight</b>')
    expect(pathname).toBe('/sandbox-bank/oauth-page')
    const page = await bank.inject({ url: `/link-ui/oauth-page?oauth_state_id=${oauth_state_id}` })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('Simulated bank.')
    expect(page.body).toContain('&lt;b&gt;Cardsight&lt;/b&gt; wants')
    expect(page.body).not.toMatch(/<script|<style|style=|password/i)
    const sheet = await bank.inject({ url: '/link-ui/oauth.css' })
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it("redirect to the link token's redirect URI, never to one from the request", async () => {
    const { decide, oauth_state_id } = await visitBank()
    const more = '&redirect_uri=https://elsewhere.test/'
    expect((await decide('allow', oauth_state_id, more)).statusCode).toBe(400)
    const { statusCode, headers } = await decide('allow')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe(`${redirect_uri}?oauth_state_id=${oauth_state_id}`)
  })

  it('let a user who allowed access select accounts, once', async () => {
    const { decide, linkUi, link_token, oauth_state_id, plaid } = await visitBank()
    await decide('allow')
    const { body } = await linkUi('oauth-return', { link_token, oauth_state_id })
    expect(body.next).toBe('accounts')
    const account_ids = body.accounts.map(({ id }: { id: string }) => id)
    const finished = (await linkUi('finish', { session_id: body.session_id, account_ids })).body
    expect(finished.metadata.institution.name).toBe('Platypus OAuth Bank')
    const { status } = await plaid.itemPublicTokenExchange({ public_token: finished.public_token })
    expect(status).toBe(200)
    expect((await linkUi('oauth-return', { link_token, oauth_state_id })).body.error_code).toBe(
      'INVALID_FIELD',
    )
  })

  it('return ACCESS_NOT_GRANTED if the user denied access', async () => {
    const { decide, linkUi, link_token, oauth_state_id } = await visitBank()
    await decide('deny')
    const { status, body } = await linkUi('oauth-return', { link_token, oauth_state_id })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error_type: 'ITEM_ERROR', error_code: 'ACCESS_NOT_GRANTED' })
  })

  it('reject a return before a decision, with another link token, or with an unknown state id', async () => {
    const { linkUi, link_token, oauth_state_id, bank, plaid, decide } = await visitBank()
    const other = await plaid.linkTokenCreate({
      client_name: 'Other',
      language: 'en',
      country_codes: [CountryCode.Us],
      products: [Products.Transactions],
    })
    const returnError = async (body: object) => (await linkUi('oauth-return', body)).body.error_code
    expect(await returnError({ link_token, oauth_state_id })).toBe('INVALID_FIELD')
    expect((await decide('maybe')).statusCode).toBe(400)
    expect((await decide('allow', 'made-up')).statusCode).toBe(400)
    await decide('allow')
    expect(await returnError({ link_token: other.data.link_token, oauth_state_id })).toBe('INVALID_FIELD')
    expect((await bank.inject({ url: '/link-ui/oauth-page?oauth_state_id=x' })).statusCode).toBe(400)
    const noRedirectUri = await linkUi('oauth', { link_token: other.data.link_token, institution_id })
    expect(noRedirectUri.body).toMatchObject({ error_code: 'INVALID_FIELD' })
  })
})
