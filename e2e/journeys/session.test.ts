import { apiPaths } from '@cardsight/contract/api-paths'
import { sentences } from '@cardsight/contract/sentences'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { ourStorage, recordHeadings } from '../pages/records.ts'
import { Shell } from '../pages/shell.ts'
import { expectSignInFirst } from '../pages/sign-in-guard.ts'
import { useSite } from '../site.ts'

const site = useSite()
const DASHBOARD = '/find-best-card-for-your-spend'
const ROBIN = 'Robin Marsh'

describe('a signed-in user', () => {
  it('sees a menu with name and initials instead of Sign In, whose entries open their pages', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/')
      await shell.menu(ROBIN).waitFor()
      await soon(() => shell.menu(ROBIN).innerText()).toMatch(/^RM\s+Robin Marsh$/)
      await soon(() => shell.entry('Sign In').count()).toBe(0)
      await shell.menu(ROBIN).click()
      const items = page.getByRole('menuitem')
      await soon(() => items.allInnerTexts()).toEqual(['Your Results', 'Account', 'Logout'])
      await page.keyboard.press('Escape')
      await soon(() => shell.holdsFocus(shell.menu(ROBIN))).toBe(true)
      await shell.menu(ROBIN).press('Enter')
      await page.getByRole('menuitem', { name: 'Account' }).click()
      await soon(() => shell.heading.innerText()).toBe('Account')
      await shell.menu(ROBIN).click()
      await page.getByRole('menuitem', { name: 'Your Results' }).click()
      await soon(() => shell.path()).toBe(DASHBOARD)
    })
  })

  it('leaves nothing behind after logging out, here or on the server', async () => {
    const { storageState, token } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/account')
      await soon(() => shell.heading.innerText()).toBe('Account')
      await page.evaluate(() => {
        window.localStorage.setItem('cardsight', '{}')
        window.sessionStorage.setItem('cardsight:dates', '{}')
        window.localStorage.setItem('somebody-elses', 'stays')
      })
      expect(await authorizeStatus(token)).toBe(200)
      await shell.menu(ROBIN).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
      await soon(() => shell.path()).toBe('/')
      await shell.entry('Sign In').waitFor()
      await soon(() => ourStorage(page)).toEqual([])
      await soon(() => page.evaluate(() => window.localStorage.getItem('somebody-elses'))).toBe('stays')
      expect(await authorizeStatus(token)).toBe(401)
    })
  })

  it('is logged out in other tabs too', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const shell = new Shell(page)
      const other = new Shell(await page.context().newPage())
      await other.open('/account')
      await soon(() => other.heading.innerText()).toBe('Account')
      await page.bringToFront()
      await shell.open('/about')
      await shell.menu(ROBIN).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await soon(() => other.path()).toBe('/')
      await other.entry('Sign In').waitFor()
    })
  })
})

describe('at startup', () => {
  it.each(['unknown', 'expired'])('an %s token is cleared and the browser goes to /', async (kind) => {
    const expired = await site.signIn({}, { expiresAt: new Date('2020-01-02T00:00:00Z') })
    const storageState = kind === 'expired' ? expired.storageState : site.strangeToken()
    await site.visit({ storageState, expectedMessages: /status of 401/ }, async (page) => {
      const headings = await recordHeadings(page)
      const shell = new Shell(page)
      await page.goto('/account')
      await soon(() => shell.heading.innerText()).toBe(sentences.maximizeYourRewards)
      await soon(() => shell.path()).toBe('/')
      await shell.entry('Sign In').waitFor()
      await soon(() => ourStorage(page)).toEqual([])
      expect(headings).not.toContain('Account')
    })
  })

  it('a page that needs the account says so while the server is down, and loads when it is back', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, expectedMessages: /status of 503/ }, async (page) => {
      const shell = new Shell(page)
      await breakAuthorize(page, 503)
      await shell.open('/account')
      await soon(() => shell.heading.innerText()).toBe('We can’t load this page right now')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await soon(() => shell.heading.innerText()).toBe('Account')
    })
  })
})

describe('guards', () => {
  it('pages for visitors redirect a signed-in user to the dashboard', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const shell = new Shell(page)
      for (const path of ['/signin', '/restore-password/abc']) {
        await shell.open('/about')
        await shell.open(path)
        await soon(() => shell.path()).toBe(DASHBOARD)
        await page.goBack()
        await soon(() => shell.path()).toBe('/about')
      }
    })
  })

  it.each(['/account?tab=email#name', '/dashboard/oauth?oauth_state_id=1'])(
    '%s redirects a visitor to sign in, shows nothing, and remembers the page',
    (path) => site.visit({}, (page) => expectSignInFirst(page, path)),
  )

  it('the server’s response has nothing of a page for signed-in users', async () => {
    const html = await (await fetch(site.url('/account'))).text()
    expect(html).toContain('Checking that you’re signed in')
    expect(html).not.toContain('Here you will change your name')
  })
})

async function authorizeStatus(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(site.url(apiPaths.authorize), { headers })).status
}

function breakAuthorize(page: Page, status: number | null): Promise<unknown> {
  return page.route(`**${apiPaths.authorize}`, (route) =>
    status === null ? route.abort() : route.fulfill({ status, json: { error: 'down', errors: [] } }),
  )
}
