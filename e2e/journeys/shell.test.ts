import { sentences } from '@cardsight/contract/sentences'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const notFoundMessage = /status of 404/

describe('the announcement banner', () => {
  it('opens the disclosure, traps the focus, and restores it on Escape', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/support')
      await shell.disclosureLink.press('Enter')
      await shell.disclosure.waitFor()
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        await soon(() => shell.holdsFocus(shell.disclosure)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await shell.disclosure.waitFor({ state: 'hidden' })
      await soon(() => shell.holdsFocus(shell.disclosureLink)).toBe(true)
      await soon(() => shell.path()).toBe('/support')
    })
  })

  it('without JavaScript the same text is on a page', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      await new Shell(page).disclosureLink.click()
      await page.getByRole('heading', { name: 'Advertiser Disclosure' }).waitFor()
    })
  })
})

describe('How it works', () => {
  it('is in view for visitors of its URL, and scrolls into view from any page', async () => {
    await site.visit({ viewport: { width: 1280, height: 600 } }, async (page) => {
      const shell = new Shell(page)
      const section = page.getByRole('region', { name: 'How it works' })
      await shell.open('/#HowItWorks')
      await soon(() => distanceFromTop(section)).toBeLessThan(1)
      for (const from of ['/', '/about']) {
        await shell.open(from)
        await shell.entry('How it works').click()
        await soon(() => distanceFromTop(section)).toBeLessThan(1)
        await soon(() => shell.path()).toBe('/#HowItWorks')
      }
    })
  })
})

/** The scroll margin above an anchor in the style sheet. */
const SCROLL_PADDING_PX = 80

/** A browser scrolls by whole pixels, and a section may start between two. */
async function distanceFromTop(section: Locator): Promise<number> {
  return Math.abs(((await section.boundingBox())?.y ?? 0) - SCROLL_PADDING_PX)
}

describe('an unknown URL', () => {
  it('S-ROUTE-03: is answered with 404, then the browser goes to /', async () => {
    await site.visit({ expectedMessages: notFoundMessage }, async (page) => {
      const shell = new Shell(page)
      for (const path of ['/signin/twice', '/dashboard_debug']) {
        expect((await fetch(site.url(path))).status, path).toBe(404)
      }
      for (const path of ['/no/such/page', '/best-credit-cards/astronauts']) {
        await shell.open('/about')
        expect((await page.goto(path))?.status(), path).toBe(404)
        await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
        await soon(() => shell.path()).toBe('/')
        await page.getByText('The page you opened doesn’t exist.').waitFor()
        await page.goBack()
        await soon(() => shell.heading.innerText()).toBe('About us')
      }
    })
  })

  it('without JavaScript the not-found page stays, with a link home', async () => {
    await site.visit({ javaScriptEnabled: false, expectedMessages: notFoundMessage }, async (page) => {
      const shell = new Shell(page)
      expect((await page.goto('/no/such/page'))?.status()).toBe(404)
      await soon(() => shell.heading.innerText()).toBe('Oops!')
      await page.getByRole('link', { name: 'Go Home' }).click()
      await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
    })
  })
})

describe('the error page', () => {
  it('says that something went wrong, and links home', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/oops')
      await soon(() => shell.heading.innerText()).toBe('Oops!')
      await page.getByText('Something went wrong', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await soon(() => shell.path()).toBe('/')
      // Or the message that the previous page passed on, also after a reload.
      await page.evaluate(() => {
        const entry = { usr: { message: 'The bank hung up' }, key: 'passed-on', idx: 1 }
        window.history.pushState(entry, '', '/oops')
        window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
      })
      await page.getByText('The bank hung up').waitFor()
      await page.reload()
      await shell.hydrated()
      await page.getByText('The bank hung up').waitFor()
    })
  })
})
