import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard } from '../pages/dashboard.ts'
import {
  expectPartsOfWidget,
  LINK_SCRIPT,
  standInForPlaid,
  tryPartsWithoutWidget,
} from '../pages/plaid-widget.ts'
import { useOwnSite, useSite } from '../site.ts'

// No journey contacts Plaid itself: nothing listens at this proxy.
const site = useOwnSite(
  {
    PLAID_CLIENT_ID: 'client-of-a-journey',
    PLAID_SECRET: 'secret-of-a-journey',
    HTTPS_PROXY: 'http://127.0.0.1:9',
  },
  { warnings: /the bank-data provider (?:does not respond|did not answer)/ },
)
const siteWithoutKeys = useSite()
const toPlaid = /^Left the site: https:\/\/(?:cdn|sandbox)\.plaid\.com\//
const refused = /^Against the policy|Content Security Policy|^Failed: |Failed to fetch/
const calm = { reducedMotion: 'reduce' } as const
const everyPart = ['style', 'attribute', 'frame', 'picture', 'request']

async function answerBankCalls(page: Page): Promise<void> {
  await page.route(`**${apiPaths.accounts}`, (route) => route.fulfill({ json: [] }))
  await page.route(`**${apiPaths.createLinkToken}`, (route) =>
    route.fulfill({ json: { linkToken: 'link-1', widget: 'plaid' } }),
  )
  await page.route(`**${apiPaths.addToken}?*`, (route) =>
    route.fulfill({ json: [{ subtype: 'checking', institutionName: 'A bank' }] }),
  )
}

/** The policy's sources for style elements, and everything else that tells a page with the widget from others. */
async function readHeaders(url: string) {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  return {
    policy,
    nonce: /style-src-elem 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1],
    cache: headers.get('cache-control'),
    opener: headers.get('cross-origin-opener-policy'),
  }
}

describe('Plaid’s widget under the Content-Security-Policy', () => {
  it('adds styles, a frame, pictures and requests to the dashboard, and the simulated one isn’t there', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...calm, storageState, expectedMessages: toPlaid }, async (page) => {
      await standInForPlaid(page)
      await answerBankCalls(page)
      await new Dashboard(page).open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      await expectPartsOfWidget(page, everyPart)
      await soon(() => page.getByText('Simulated bank').count()).toBe(0)
      const simulated = await page.request.post('/sandbox-bank/session', { data: { link_token: 'link-1' } })
      expect(simulated.status()).toBe(405)
    })
  })

  it('also opens for someone who came from a page that refuses it', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...calm, storageState, expectedMessages: toPlaid }, async (page) => {
      await standInForPlaid(page)
      await answerBankCalls(page)
      const dashboard = new Dashboard(page)
      await dashboard.shell.open(pagePaths.about)
      await page.getByRole('link', { name: 'Find Your Best Card' }).first().click()
      const added = page.waitForRequest((request) => request.url().includes(apiPaths.addToken))
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      expect(new URL((await added).url()).searchParams.get('publicToken')).toBe('public-of-link-1')
      await expectPartsOfWidget(page, everyPart)
      await soon(() => dashboard.shell.path()).toBe(DASHBOARD)
    })
  })

  it('opens by itself at the address that banks return to', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...calm, storageState, expectedMessages: toPlaid }, async (page) => {
      await standInForPlaid(page)
      await answerBankCalls(page)
      const dashboard = new Dashboard(page)
      await dashboard.shell.open(pagePaths.dashboardOauth)
      await expectPartsOfWidget(page, everyPart)
      await soon(() => dashboard.shell.path()).toBe(DASHBOARD)
    })
  })

  it.each([
    ['a page without linking', () => site, pagePaths.about],
    ['the dashboard without keys', () => siteWithoutKeys, DASHBOARD],
  ])('is refused on %s, with everything that it would add', async (_, siteOf, path) => {
    const expectedMessages = new RegExp(`${toPlaid.source}|${refused.source}`)
    await siteOf().visit({ ...calm, expectedMessages }, async (page) => {
      await standInForPlaid(page)
      await new Dashboard(page).shell.open(path)
      expect(await tryPartsWithoutWidget(page)).toEqual({
        // Our own pages use style attributes.
        worked: ['attribute'],
        refusedBy: ['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem'],
      })
    })
  })

  it('gets another nonce in every response, so no response is stored', async () => {
    const [first, second] = [await readHeaders(site.url(DASHBOARD)), await readHeaders(site.url(DASHBOARD))]
    expect(first).toMatchObject({ cache: 'no-store', opener: 'same-origin-allow-popups' })
    expect(first.nonce).toMatch(/^[\w-]{24}$/)
    expect(second.nonce).toMatch(/^[\w-]{24}$/)
    expect(second.nonce).not.toBe(first.nonce)
  })

  it('leaves pages without linking, and products without keys, as closed as before', async () => {
    for (const url of [site.url(pagePaths.account), site.url('/'), siteWithoutKeys.url(DASHBOARD)]) {
      const { policy, nonce, opener } = await readHeaders(url)
      expect(policy).not.toContain('plaid')
      expect({ nonce, opener }).toEqual({ nonce: undefined, opener: 'same-origin' })
    }
  })

  it('says so if it can’t be loaded, and offers typing', async () => {
    const { storageState } = await site.signIn()
    const expectedMessages = /^Left the site: https:\/\/cdn\.plaid\.com\/|Error loading Plaid|ERR_FAILED/
    await site.visit({ ...calm, storageState, expectedMessages }, async (page) => {
      await page.route(LINK_SCRIPT, (route) => route.abort())
      await answerBankCalls(page)
      await new Dashboard(page).open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      await page.getByText('Linking accounts isn’t available right now.').first().waitFor()
    })
  })
})
