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
        expect(await shell.holdsFocus(shell.disclosure)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await shell.disclosure.waitFor({ state: 'hidden' })
      await soon(() => shell.holdsFocus(shell.disclosureLink)).toBe(true)
      expect(shell.path()).toBe('/support')
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
  it.each(['/about', '/'])('scrolls its section into view from %s', async (from) => {
    await site.visit({ viewport: { width: 1280, height: 600 } }, async (page) => {
      const shell = new Shell(page)
      const section = page.getByRole('region', { name: 'How it works' })
      await shell.open(from)
      await shell.entry('How it works').click()
      await soon(() => distanceFromTop(section)).toBeLessThan(1)
      expect(shell.path()).toBe('/#HowItWorks')
    })
  })

  it('is in view for visitors of its URL', async () => {
    await site.visit({ viewport: { width: 1280, height: 600 } }, async (page) => {
      await new Shell(page).open('/#HowItWorks')
      const section = page.getByRole('region', { name: 'How it works' })
      await soon(() => distanceFromTop(section)).toBeLessThan(1)
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
      for (const path of [
        '/no/such/page',
        '/best-credit-cards/astronauts',
        '/signin/twice',
        '/dashboard_debug',
      ]) {
        await shell.open('/about')
        expect((await page.goto(path))?.status(), path).toBe(404)
        await soon(() => shell.heading.innerText()).toBe('Maximize your rewards')
        expect(shell.path()).toBe('/')
        await page.goBack()
        await soon(() => shell.heading.innerText()).toBe('About us')
      }
    })
  })

  it('without JavaScript the not-found page stays, with a link home', async () => {
    await site.visit({ javaScriptEnabled: false, expectedMessages: notFoundMessage }, async (page) => {
      const shell = new Shell(page)
      expect((await page.goto('/no/such/page'))?.status()).toBe(404)
      expect(await shell.heading.innerText()).toBe('Oops!')
      await page.getByRole('link', { name: 'Go Home' }).click()
      await soon(() => shell.heading.innerText()).toBe('Maximize your rewards')
    })
  })
})

describe('the error page', () => {
  it('says that something went wrong, and links home', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/oops')
      expect(await shell.heading.innerText()).toBe('Oops!')
      await page.getByText('Something went wrong', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Go Home' }).click()
      await soon(() => shell.path()).toBe('/')
    })
  })

  it('shows the message that the previous page passed on, also after a reload', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
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
