import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { EXAMPLE, WalletPage } from '../pages/wallet.ts'
import { useSite } from '../site.ts'

const site = useSite()

const contrast = { rules: ['color-contrast'] }

const DARK = 'rgb(15, 22, 19)'
const LIGHT = 'rgb(250, 248, 243)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choice = (page: Page, name: string) =>
  new Shell(page).footer.getByRole('group', { name: 'Theme' }).getByRole('radio', { name })

describe('the theme', () => {
  it('is the system’s until someone chooses, and then theirs on every page, and light on paper', async () => {
    await site.visit({ colorScheme: 'dark' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await soon(() => ground(page)).toBe(DARK)
      await choice(page, 'Light').check()
      await soon(() => ground(page)).toBe(LIGHT)
      await shell.open('/support')
      await soon(() => choice(page, 'Light').isChecked()).toBe(true)
      await page.emulateMedia({ colorScheme: 'light' })
      await choice(page, 'System').check()
      await page.emulateMedia({ colorScheme: 'dark' })
      await soon(() => ground(page)).toBe(DARK)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await soon(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(18, 33, 27)')
    })
  })

  it('is set before any script of the page has loaded', async () => {
    const visit = { colorScheme: 'light', expectedMessages: /ERR_FAILED/ } as const
    await site.visit(visit, async (page) => {
      await new Shell(page).open('/about')
      await choice(page, 'Dark').check()
      await page.route('**/*.js', (route) => route.abort())
      await page.goto('/support')
      expect(await ground(page)).toBe(DARK)
      await page.unrouteAll()
    })
  })

  it('is chosen by keyboard, in a footer that fits 320 px, and told from the others with forced colors', async () => {
    await site.visit({ viewport: { width: 320, height: 700 }, colorScheme: 'light' }, async (page) => {
      await new Shell(page).open('/about')
      await choice(page, 'System').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await soon(() => ground(page)).toBe(DARK)
      await soon(() => excessWidth(page)).toBe(0)
      await page.emulateMedia({ forcedColors: 'active' })
      const [light, dark] = await Promise.all(
        ['Light', 'Dark'].map((name) =>
          choice(page, name).evaluate(
            (radio) => getComputedStyle(radio.parentElement ?? radio).backgroundColor,
          ),
        ),
      )
      expect(light).not.toBe(dark)
    })
  })
})

describe('axe finds no lack of contrast in the dark theme', () => {
  it('on pages for everyone', async () => {
    await site.visit({ colorScheme: 'dark', reducedMotion: 'reduce' }, async (page) => {
      for (const path of [
        '/',
        '/signin',
        '/current-best-cards',
        '/find-best-card-for-your-spend',
        '/statements',
      ]) {
        await new Shell(page).open(path)
        await soon(() => findViolations(page, contrast), path).toEqual([])
      }
    })
  })

  it('on a card page, a comparison and the wallet', async () => {
    await site.visit({ colorScheme: 'dark', reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/cards/american-express-gold-card')
      await soon(() => findViolations(page, contrast)).toEqual([])
      await shell.open('/compare?cards=american-express-gold-card,citi-double-cash')
      await soon(() => findViolations(page, contrast)).toEqual([])
      const wallet = new WalletPage(page)
      await wallet.open(EXAMPLE)
      await wallet.verdict.waitFor()
      await soon(() => findViolations(page, contrast)).toEqual([])
    })
  })

  it('on the account page', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, colorScheme: 'dark', reducedMotion: 'reduce' }, async (page) => {
      await new Shell(page).open('/account')
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
      await soon(() => findViolations(page, contrast)).toEqual([])
    })
  })
})
