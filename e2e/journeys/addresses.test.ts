import { sentences } from '@cardsight/contract/sentences'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const notFoundMessage = /status of 404/

/**
 * Visits fail on console messages, so also on hydration mismatches for the URL. `accessibility.test.ts` opens all other pages
 * with an unknown parameter.
 */
it('pages in another spelling or with parameters are the same with an unknown one', async () => {
  await site.visit({}, async (page) => {
    const shell = new Shell(page)
    for (const [path, heading] of [
      ['/about/?', 'About us'],
      ['/About?', 'About us'],
      ['/current-best-cards?grocery=500&filter=Travel&', 'Best Credit Cards for Your Spending'],
      ['/best-credit-cards/travel-spend?filter=Travel&filter=Student&', 'Best Credit Cards for Travel'],
      ['/find-your-second-card?amount=300&', 'Find Your Second Card'],
      ['/cards/changes?year=2025&field=fee&', 'Credit card changes'],
      ['/signin?social=denied&', 'Sign In'],
      ['/your-wallet?', 'Get two cards'],
    ]) {
      const response = await shell.open(`${path}utm_source=letter`)
      expect(response?.status(), path).toBe(200)
      await soon(() => shell.heading.innerText(), path).toBe(heading)
      expect(new URL(page.url()).search).toContain('utm_source=letter')
    }
  })
})

it('links of a page omit unknown parameters, before and after hydration', async () => {
  for (const javaScriptEnabled of [false, true]) {
    await site.visit({ javaScriptEnabled }, async (page) => {
      await page.goto('/current-best-cards?utm_source=letter&grocery=500')
      if (javaScriptEnabled) {
        await new Shell(page).hydrated()
      }
      const back = page.getByRole('link', { name: 'Back to the average' })
      await soon(() => back.getAttribute('href')).not.toContain('utm_source')
    })
  }
})

it('the page to set a new password reads the token in the browser', async () => {
  await site.visit({ expectedMessages: /status of 4\d\d/ }, async (page) => {
    const shell = new Shell(page)
    const response = await shell.open('/restore-password/some-token-1234')
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await response?.text()).not.toContain('some-token-1234')
    const sent = page.waitForRequest((request) => request.url().includes('/api/auth/password-reset/'))
    await page.getByLabel('New Password').fill('correct horse battery')
    await page.getByLabel('Confirm Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    expect(new URL((await sent).url()).pathname).toBe('/api/auth/password-reset/some-token-1234')
  })
})

it.each([
  ['a made-up path', '/nope'],
  ['a made-up card', '/cards/nope'],
  ['a made-up post', '/blog/nope'],
  ['a path that looks like a host', '//nope.example/about'],
  ['a path of 300 characters', `/${'a'.repeat(299)}`],
  ['a card of 300 characters', `/cards/${'a'.repeat(300)}`],
  ['a path of 4 kB', `/x${'/a'.repeat(2000)}`],
])('%s is not found', async (_, path) => {
  expect((await fetch(site.url(path))).status).toBe(404)
})

it('from what is not found the browser goes to /, also by client-side navigation', async () => {
  await site.visit({ expectedMessages: notFoundMessage }, async (page) => {
    const shell = new Shell(page)
    for (const path of ['//nope.example/about', `/cards/${'a'.repeat(300)}`]) {
      expect((await page.goto(site.url(path)))?.status()).toBe(404)
      await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
      await soon(() => shell.path()).toBe('/')
    }
    for (const path of ['/cards/nope', '/nope']) {
      await shell.open('/about')
      const answer = page.waitForResponse((response) => response.url().includes('/nope.data'))
      await page.evaluate((to) => {
        window.history.pushState({ usr: null, key: 'made-up', idx: 1 }, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
      }, path)
      expect((await answer).status()).toBe(404)
      await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
    }
  })
})

it('navigates without loading a document, whatever page it started on', async () => {
  await site.visit({}, async (page) => {
    const shell = new Shell(page)
    await shell.open('/verify-email/some-token-1234')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(request.url())
      }
    })
    await shell.footer.getByRole('link', { name: 'Terms of Service' }).click()
    await soon(() => shell.heading.innerText()).toBe('Terms of Service')
    await shell.footer.getByRole('link', { name: 'How it works' }).click()
    await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
    expect(documents).toEqual([])
  })
})
