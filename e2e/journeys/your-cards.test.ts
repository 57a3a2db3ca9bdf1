import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { findViolations } from '../pages/look.ts'
import { type BroughtFile, Statements } from '../pages/statements.ts'
import { YOUR_CARDS, YourCardsPage } from '../pages/your-cards.ts'
import { useSite } from '../site.ts'

const site = useSite()

const GOLD = 'American Express Gold Card'
const UNLIMITED = 'Chase Freedom Unlimited'
const views = ['', '?view=cards', '?view=tracker', '?view=missed', '?view=plan'] as const

async function addBoth(page: Page): Promise<YourCardsPage> {
  const cards = new YourCardsPage(page)
  await cards.open('?view=cards')
  await cards.add(GOLD)
  await cards.add(UNLIMITED)
  return cards
}

describe('your cards', () => {
  it('have no axe violations, in either theme', async () => {
    await site.visit({ reducedMotion: 'reduce', colorScheme: 'light' }, async (page) => {
      const cards = await addBoth(page)
      await page.getByRole('button', { name: `Edit ${GOLD}` }).click()
      await page.getByRole('checkbox', { name: /working on this card/ }).check()
      await soon(() => findViolations(page, { part: 'main' })).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await soon(() => findViolations(page, { part: 'main' })).toEqual([])
      await cards.showToday()
      await cards.place.fill('costco')
      await cards.best.waitFor()
      await soon(() => findViolations(page, { part: 'main' })).toEqual([])
      await cards.place.fill('zzyqx')
      await page.getByRole('searchbox', { name: 'Search kinds of stores' }).waitFor()
      await soon(() => findViolations(page, { part: 'main' })).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await soon(() => findViolations(page, { part: 'main', rules: ['color-contrast'] })).toEqual([])
    })
  })
})

describe('without a connection', () => {
  it('the page opens again and answers, and other pages say that there is none', async () => {
    await site.visit(
      { serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed: / },
      async (page) => {
        const cards = await addBoth(page)
        await soon(() => keptPaths(page)).toContain(YOUR_CARDS)
        const kept = await keptPaths(page)
        expect(kept.filter((path) => !/^\/(?:offline|your-cards|assets\/[\w.-]+)$/.test(path))).toEqual([])
        await page.context().setOffline(true)
        await page.goto(YOUR_CARDS)
        await cards.place.fill('chipotle')
        await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
        await cards.show('cards')
        await page.getByRole('button', { name: `Edit ${UNLIMITED}` }).waitFor()
        await page.goto('/about')
        await page.getByRole('heading', { name: 'No connection' }).waitFor()
      },
    )
  })
})

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await window.caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const statement: BroughtFile = {
  name: 'unlimited-card.csv',
  text: [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '10/01/2026,10/02/2026,SAFEWAY #1234,Groceries,Sale,-151.37,',
    '10/14/2026,10/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-52.19,',
    '11/10/2026,11/11/2026,SHELL OIL 5512,Gas,Sale,-43.71,',
  ].join('\n'),
}

describe('a guest’s cards and purchases', () => {
  it('stay in the browser: no request of any view has a body or names any of them', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      const requests = recordRequests(page)
      await statements.bring(statement)
      await statements.keep.check()
      const cards = await addBoth(page)
      await page.getByRole('button', { name: `Edit ${UNLIMITED}` }).click()
      await page.getByRole('textbox', { name: 'Opened' }).fill('3/14/2024')
      await page.getByRole('group', { name: 'Linked account' }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Save' }).click()
      for (const view of views) {
        await cards.open(view)
        await soon(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      }
      await cards.showToday()
      await cards.place.fill('SAFEWAY #1234')
      await page.getByText('Another amount, or abroad').click()
      await page.getByRole('textbox', { name: /^Amount/ }).fill('151')
      await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
      await page.reload()
      await cards.place.waitFor()

      expect(requests.filter((request) => request.method() !== 'GET' || request.postData() !== null)).toEqual(
        [],
      )
      const addresses = requests.map((request) => new URL(request.url()))
      expect(addresses.map(({ pathname }) => pathname).filter((path) => !isStatic(path))).toEqual([])
      // A link to a card's page would name it in the router's query.
      const personal =
        /(?:\/|%2F)cards(?:\/|%2F)(?!changes)|gold-card|freedom|safeway|chipotle|shell|151|5219|52\.19|4371|43\.71/i
      const named = addresses.filter(
        ({ pathname, search }) => !isAsset(pathname) && personal.test(`${pathname}${search}`),
      )
      expect(named.map(String)).toEqual([])
    })
  })
})

/** Every request of any page, frame or worker from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return requests
}

/** Built files, whose names can't depend on a person. */
function isAsset(path: string): boolean {
  return /^\/(?:assets|icons)\/[\w.-]+$/.test(path)
}

/** Built files, pages that are the same for everyone, and the router's list of linked pages, whose query is checked. */
function isStatic(path: string): boolean {
  return (
    isAsset(path) ||
    /^\/(?:your-cards|statements|manifest\.webmanifest|favicon\.(?:svg|ico)|__manifest)$/.test(path)
  )
}
