import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { dismiss } from '../pages/keyboard.ts'
import { expectNoSidewaysScroll, findViolations } from '../pages/look.ts'
import { tooWide } from '../pages/reflow.ts'
import { expectSignInFirst } from '../pages/sign-in-guard.ts'
import { useOwnSite } from '../site.ts'

const site = useOwnSite({ DEBUG_DASHBOARD: '1' })
const DEBUG = '/dashboard_debug'

describe('/dashboard_debug', () => {
  it('S-ROUTE-10: is never indexed, fits every window, and shows the engine’s output for the typed costs', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      expect((await dashboard.shell.open(DEBUG))?.status()).toBe(200)
      // It opens after a moment, and what is behind it has no role then.
      await dismiss(page.getByRole('dialog', { name: "Let's get started!" }))
      await soon(() => dashboard.shell.heading.allInnerTexts()).toEqual([
        'Connect cards with Cardsight to see results',
      ])
      await soon(() => page.locator('meta[name=robots][content*=noindex]').count()).toBe(1)
      await expectNoSidewaysScroll(page, DEBUG)
      await soon(() => tooWide(page)).toEqual([])

      await page.getByRole('button', { name: 'click here' }).click()
      await dashboard.dialog.getByRole('button', { name: 'Try an example' }).click()
      await dashboard.dialog.getByRole('button', { name: 'Find Your Perfect Card' }).click()
      await dashboard.headline.waitFor()
      await page.getByRole('button', { name: 'Fetch debug output' }).click()
      await page.getByText('"catalogVersion"').waitFor()
      await page.getByRole('button', { name: 'Copy' }).waitFor()
      // Without the output itself, whose length would keep axe busy for a minute.
      await soon(() => findViolations(page, { except: 'main pre' })).toEqual([])
    })
  })

  it('redirects a visitor to sign in, shows nothing, and remembers the page', async () => {
    await site.visit({}, (page) => expectSignInFirst(page, DEBUG))
  })
})
