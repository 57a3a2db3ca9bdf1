import { apiPaths } from '@cardsight/contract/api-paths'
import { freePort, startOpenIdServer } from '@cardsight/server/testing'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity } from '../pages/identity.ts'
import { ourStorage } from '../pages/records.ts'
import { TOKEN_KEY, useOwnSite } from '../site.ts'

const DASHBOARD = '/find-best-card-for-your-spend'
// The provider has to know the redirect URL beforehand.
const port = await freePort()
const provider = await startOpenIdServer(`http://localhost:${port}${apiPaths.socialCallback}`)
afterAll(() => provider.stop())

const site = useOwnSite({
  PORT: String(port),
  GOOGLE_ISSUER: provider.settings.issuer,
  GOOGLE_CLIENT_ID: provider.settings.clientId,
  GOOGLE_CLIENT_SECRET: provider.settings.clientSecret,
})

/** Going to the provider leaves the site, and the bank's calls are aborted. */
const expecting = { expectedMessages: /^Left the site: http:\/\/127\.0\.0\.1|status of (400|403|404)/ }

const joan = {
  sub: 'joan-1',
  email: 'joan@example.com',
  email_verified: true,
  given_name: 'Joan',
  family_name: 'Clarke',
}

describe('social sign-in', () => {
  it('B-AUTH-8, S-SOCIAL-04: signs in and leaves no hand-off value behind', async () => {
    provider.sitDown(joan)
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      const handOffs = recordHandOffs(page)
      await identity.open('/signup')
      await page.getByRole('link', { name: /^Continue with/ }).click()
      await soon(() => storedToken(page)).not.toBeNull()
      expect(identity.shell.path()).not.toContain('accessToken')
      await identity.arrivesAt(DASHBOARD)
      await identity.shell.menu('Joan Clarke').waitFor()

      expect(handOffs).toHaveLength(1)
      await page.goBack()
      await soon(() => identity.shell.path()).not.toContain('accessToken')
      const used = await page.request.post(apiPaths.exchange, { data: { accessToken: handOffs[0] } })
      expect(used.status()).toBe(400)
    })
  })

  it('returns a user to the page they wanted, for 12 hours unless Remember Me is checked', async () => {
    provider.sitDown(joan)
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/account')
      await identity.arrivesAt('/signin')
      await page.getByRole('link', { name: /^Continue with/ }).click()
      await identity.arrivesAt('/account')
      await page.getByText('You sign in with Google, so change your email in your Google account.').waitFor()
      const inSession = await page.evaluate((key) => window.sessionStorage.getItem(key) !== null, TOKEN_KEY)
      expect(inSession).toBe(true)
    })
  })

  it('says so if the user cancels', async () => {
    provider.sitDown(null)
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signin')
      await page.getByRole('link', { name: /^Continue with/ }).click()
      await soon(() => identity.alert.innerText()).toMatch(
        /^Google sign-in was canceled\. Nothing has changed\.$/,
      )
    })
  })

  it('B-ERR-15, S-SOCIAL-02: a return without a value goes to /, one with a made-up value shows an error', async () => {
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/auth/google')
      await identity.arrivesAt('/')
      await identity.open('/auth/google?accessToken=made-up')
      await soon(() => identity.alert.innerText()).toContain('expired or was already used')
      await soon(() => identity.shell.path()).toBe('/auth/google')
      await soon(() => ourStorage(page)).toEqual([])
      await soon(() => identity.violations()).toEqual([])
    })
  })

  it('without a password and with an old sign-in, confirms with the provider, returns to the dialog, and deletes', async () => {
    provider.sitDown({ ...joan, sub: 'hedy-1', email: 'hedy@example.com' })
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signin')
      await page.getByRole('link', { name: /^Continue with/ }).click()
      await identity.arrivesAt(DASHBOARD)
      // The server's response once the sign-in is older than ten minutes.
      const msg = "Please sign in with Google again to confirm it's you."
      const json = { error: msg, errors: [{ code: 'sign-in-again', msg }] }
      await page.route('**/api/users/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 403, json }) : route.fallback(),
      )
      await identity.open('/account')
      await identity.button('Delete account').click()
      await identity.dialog.getByRole('button', { name: 'Delete my account' }).click()
      await soon(() => identity.alert.innerText()).toBe(msg)
      await page.unrouteAll()

      await identity.dialog.getByRole('link', { name: /^Continue with/ }).click()
      await identity.arrivesAt('/account#delete-account')
      const sessions = page.locator('#sessions li')
      await soon(() => sessions.count()).toBe(1)
      // Requests of the page would be rejected after the account is gone.
      await page.getByText('You have no linked accounts.').waitFor()
      await identity.dialog.getByRole('button', { name: 'Delete my account' }).click()
      await identity.arrivesAt('/')
      await soon(() => ourStorage(page)).toEqual([])
    })
  })
})

/** Every hand-off value that the browser was redirected with. */
function recordHandOffs(page: Page): readonly string[] {
  const values: string[] = []
  page.on('request', (request) => {
    const value = new URL(request.url()).searchParams.get('accessToken')
    if (value !== null && request.isNavigationRequest()) {
      values.push(value)
    }
  })
  return values
}

function storedToken(page: Page): Promise<string | null> {
  // During a navigation there is no page to query.
  return page.evaluate((key) => window.localStorage.getItem(key), TOKEN_KEY).catch(() => null)
}
