import { apiPaths } from '@cardsight/contract/api-paths'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard } from '../pages/dashboard.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const offline = { serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed: / } as const

it('a reload, Back and a lost connection keep amounts, step and results', async () => {
  await site.visit({ ...offline, reducedMotion: 'reduce' }, async (page) => {
    const shell = new Shell(page)
    const dashboard = new Dashboard(page)
    const groceries = page.getByRole('textbox', { name: /^Groceries/ })
    const hasOwnAmounts = async () => {
      await soon(() => groceries.inputValue()).toBe('1,250')
      // 2395 - 519 + 1250
      await page.getByText('$3,126 a month, your amounts.').waitFor()
    }
    await shell.open('/')
    await groceries.fill('1250')
    await hasOwnAmounts()
    await soon(() => page.evaluate(() => window.localStorage.getItem('cardsight:typed-costs'))).toContain(
      '1250',
    )
    await page.reload()
    await hasOwnAmounts()
    await shell.footer.getByRole('link', { name: 'Support' }).click()
    await page.waitForURL('**/support')
    await page.goBack()
    await hasOwnAmounts()

    await page.getByRole('link', { name: 'Find Your Best Card & Earn More!' }).first().click()
    await dashboard.headline.waitFor()
    const headline = await dashboard.headline.innerText()
    await page.getByRole('button', { name: 'Back to your spending' }).click()
    await page.waitForURL('**/*step=spending')
    await page.reload()
    await soon(() => dashboard.field('Supermarkets & Groceries').inputValue()).toBe('1,250')
    await page.waitForLoadState('networkidle')
    await soon(() => dashboard.headline.count()).toBe(0)

    await dashboard.steps.getByRole('button').last().click()
    await dashboard.headline.waitFor()
    await soon(() => keptPaths(page)).toContain(DASHBOARD)
    const kept = await keptPaths(page)
    const isPublic =
      /^\/(?:offline|find-best-card-for-your-spend|assets\/[\w.-]+|api\/cards\/texts\/[\w.-]+)$/
    expect(kept.filter((path) => !isPublic.test(path))).toEqual([])
    await page.context().setOffline(true)
    const failedRun = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(apiPaths.freeManualRun),
    )
    await page.reload()
    await soon(() => dashboard.headline.innerText()).toBe(headline)
    await failedRun
    // Chromium says after a reload that it's online, until the setting changes.
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await page.getByText('You’re offline. These are your last results.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('We couldn’t update these results just now.').waitFor({ state: 'detached' })
    await page.getByText('We couldn’t load this chart.').waitFor({ state: 'detached' })
    await soon(() => dashboard.headline.innerText()).toBe(headline)
  })
})

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await window.caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

it('Back from the results of the amounts on the home page returns to it', async () => {
  await site.visit({}, async (page) => {
    const shell = new Shell(page)
    await shell.open('/')
    await page.getByRole('textbox', { name: /^Groceries/ }).fill('900')
    await page.getByRole('link', { name: 'Find Your Best Card & Earn More!' }).first().click()
    await new Dashboard(page).headline.waitFor()
    await soon(() => new URL(page.url()).search).toBe('?step=results')
    await page.goBack()
    await page.getByRole('textbox', { name: /^Groceries/ }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

it('without JavaScript, results, wallet and Use today answer for the average household, and other pages say what they need', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    const needing = ['/your-spending', '/statements', '/account']
    // The first search after a start can take longer than a page waits for it.
    await soon(async () => (await page.request.get(apiPaths.averageWallet)).status()).toBe(200)
    const ownAnswers = ['/your-wallet', '/your-cards', DASHBOARD]
    const answering = [...ownAnswers, '/compare', '/find-your-second-card', '/current-best-cards']
    for (const path of [...needing, ...answering]) {
      await page.goto(path)
      const main = page.getByRole('main')
      // Text queries skip this element.
      const says = (await main.locator('noscript').allInnerTexts()).join()
      expect(says.includes('This page needs JavaScript'), path).toBe(needing.includes(path))
      const waiting = main.locator('.animate-breathe, [aria-busy=true], [role=alert]')
      await soon(() => waiting.filter({ visible: true, hasText: /./ }).count(), path).toBe(0)
    }
    const average = 'This is the answer for what an average U.S. household spends: $2,395 a month.'
    await page.goto(DASHBOARD)
    const results = await page.locator('main noscript').innerText()
    expect(results).toContain(average)
    expect(results).toMatch(/Cardsight tested \d+ credit cards and found a card with \$[\d,.]+ of reward/)
    expect(await page.locator('main noscript [data-card]').count()).toBe(4)
    await page.goto('/your-wallet')
    const wallet = await page.locator('main noscript').innerText()
    expect(wallet).toContain(average)
    expect(wallet).toMatch(/Get two cards[\s\S]*Which card where[\s\S]*Changes to make/)
  })
})
