import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** The Bureau of Labor Statistics' averages of 2024, in dollars per month. */
const AVERAGE = '1=519&2=220&4=329&5=856&8=301&9=170'

describe('the home page without JavaScript', () => {
  it('shows the first three cards that the API ranks for average spending', async () => {
    const answer = await fetch(site.url(`${apiPaths.freeManualRun}?${AVERAGE}`))
    const { results } = cardsDetailsSchema.parse(await answer.json())
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      const names = page.locator('#your-best-cards').getByRole('heading', { level: 3 })
      await soon(() => names.allInnerTexts()).toEqual(results[1].slice(0, 3).map(({ cardName }) => cardName))
    })
  })

  it('has every section with its links', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      const find = page.getByRole('main').getByRole('link', { name: 'Find Your Best Card & Earn More!' })
      // In the form it's a button, which sends the amounts.
      await soon(() => find.count()).toBe(4)
      await soon(() => page.getByRole('figure').count()).toBe(3)
      await soon(() => page.locator('main a[href^="/best-credit-cards/"]').count()).toBe(9)
      await soon(() => page.locator('main a[href^="/current-best-cards?filter="]').count()).toBe(7)
      await soon(() => page.getByRole('button', { name: /Pause/ }).count()).toBe(0)
    })
  })
})

it('without JavaScript, the form leads to the cards for its amounts', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: /^Groceries/ }).fill('1,200')
    await page.getByRole('button', { name: 'Find Your Best Card & Earn More!' }).click()
    expect(new URL(page.url()).pathname).toBe('/current-best-cards')
    await soon(() => page.getByRole('heading', { name: 'Top 3 for your spending' }).count()).toBe(1)
  })
})

describe('trying it on the home page', () => {
  const groceries = (page: Page) => page.getByRole('textbox', { name: /^Groceries/ })
  const totalOf = (page: Page) => page.locator('#your-best-cards li p.font-serif').innerText()

  it('keeps the last answer without a connection, and catches up', async () => {
    await site.visit({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ }, async (page) => {
      await new Shell(page).open('/')
      const before = await totalOf(page)
      await groceries(page).fill('1200')
      await soon(() => totalOf(page)).not.toBe(before)
      const shown = await totalOf(page)
      await page.context().setOffline(true)
      await groceries(page).fill('300')
      await page.getByText('You’re offline').waitFor()
      await soon(() => totalOf(page)).toBe(shown)
      await page.context().setOffline(false)
      await soon(() => totalOf(page)).not.toBe(shown)
    })
  })

  it('pins the winner on a phone until the top three are in view', async () => {
    await site.visit({ viewport: { width: 390, height: 700 } }, async (page) => {
      await new Shell(page).open('/')
      const bar = page.getByRole('link', { name: /^Best card so far/ })
      await bar.waitFor()
      const before = await bar.innerText()
      await page.getByRole('textbox', { name: /^Travel/ }).fill('2500')
      await soon(() => bar.innerText()).not.toBe(before)
      await page.locator('#your-best-cards').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 400)
      await bar.waitFor({ state: 'hidden' })
    })
  })
})

it('a link in a static part navigates without loading a document', async () => {
  await site.visit({}, async (page) => {
    const shell = new Shell(page)
    await shell.open('/')
    await page.evaluate(() => {
      document.body.dataset.sameDocument = ''
    })
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Groceries/ })
      .click()
    await soon(() => shell.path()).toBe('/best-credit-cards/grocery-shopping-spend')
    await soon(() => page.locator('body[data-same-document]').count()).toBe(1)
  })
})

describe('the installable app', () => {
  it('has a manifest whose icons exist', async () => {
    await site.visit({}, async (page) => {
      await page.goto('/')
      const address = await page.locator('link[rel=manifest]').getAttribute('href')
      const manifest = await (await fetch(site.url(address ?? ''))).json()
      expect(manifest).toMatchObject({ name: 'Cardsight', display: 'standalone', start_url: '/' })
      const types = await Promise.all(
        [...manifest.icons, { src: '/icons/apple-touch-icon.png' }].map(async ({ src }) =>
          (await fetch(site.url(src))).headers.get('content-type'),
        ),
      )
      expect(new Set(types)).toEqual(new Set(['image/svg+xml', 'image/png']))
    })
  })

  it('says so when offline, whichever page was requested, and continues from there', async () => {
    await site.visit(
      { serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED/ },
      async (page) => {
        const shell = new Shell(page)
        await shell.open('/')
        await soon(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
        await page.context().setOffline(true)
        await page.goto('/about')
        await soon(() => shell.heading.innerText()).toBe('No connection')
        await soon(() => shell.heading.evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
          'Fraunces',
        )
        await page.context().setOffline(false)
        await page.getByRole('link', { name: 'Try again' }).click()
        await soon(() => shell.heading.innerText()).toBe('About us')
      },
    )
  })

  it('caches only that page, its styles and its fonts', async () => {
    await site.visit({ serviceWorkers: 'allow' }, async (page) => {
      await new Shell(page).open('/')
      await soon(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      const kept = await page.evaluate(async () => {
        const caches = await window.caches.keys()
        const requests = await Promise.all(
          caches.map(async (name) => (await window.caches.open(name)).keys()),
        )
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
      expect(kept).toContain('/offline')
      expect(kept.filter((path) => !/^\/offline$|^\/assets\/.*\.(css|woff2)$/.test(path))).toEqual([])
    })
  })
})
