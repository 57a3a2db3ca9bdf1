import { apiPaths } from '@cardsight/contract/api-paths'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Dashboard } from '../pages/dashboard.ts'
import { useOwnSite } from '../site.ts'

// With keys the pages are served for Plaid's own widget. No journey contacts Plaid itself: nothing listens at this proxy.
const site = useOwnSite(
  {
    PLAID_CLIENT_ID: 'client-of-a-journey',
    PLAID_SECRET: 'secret-of-a-journey',
    HTTPS_PROXY: 'http://127.0.0.1:9',
  },
  { warnings: /the bank-data provider does not respond/ },
)
const LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'
const expecting = {
  expectedMessages: /^Left the site: https:\/\/cdn\.plaid\.com\/|Error loading Plaid|ERR_FAILED/,
  reducedMotion: 'reduce',
} as const

/** To the hook, this is Link: created with a token, opened, and immediately successful. */
const widget = `window.Plaid = { create: (config) => {
  setTimeout(config.onLoad)
  const open = () => config.onSuccess('public-of-' + config.token, { institution: null, accounts: [] })
  return { open, exit: () => {}, submit: () => {}, destroy: () => {} }
} }`

async function openFlow(page: Page): Promise<void> {
  await page.route(`**${apiPaths.accounts}`, (route) => route.fulfill({ json: [] }))
  await page.route(`**${apiPaths.createLinkToken}`, (route) =>
    route.fulfill({ json: { linkToken: 'link-1', widget: 'plaid' } }),
  )
  await new Dashboard(page).open()
  await page.getByRole('button', { name: 'Share Using Plaid' }).click()
}

describe('with Plaid’s keys', () => {
  it('Plaid’s own widget is loaded, allowed by the policy and used; the simulated one is not there', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      await page.route(LINK_SCRIPT, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: widget }),
      )
      const added = page.waitForRequest((request) => request.url().includes(apiPaths.addToken))
      await page.route(`**${apiPaths.addToken}?*`, (route) =>
        route.fulfill({ json: [{ subtype: 'checking', institutionName: 'A bank' }] }),
      )
      await openFlow(page)
      expect(new URL((await added).url()).searchParams.get('publicToken')).toBe('public-of-link-1')
      expect(await page.getByText('Simulated bank').count()).toBe(0)
      const simulated = await page.request.post('/sandbox-bank/session', { data: { link_token: 'link-1' } })
      expect(simulated.status()).toBe(405)
    })
  })

  it('shows an error if the widget cannot be loaded, and offers typing', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      await page.route(LINK_SCRIPT, (route) => route.abort())
      await openFlow(page)
      await page.getByText('Linking accounts isn’t available right now.').first().waitFor()
    })
  })
})
