import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog } from '../pages/link.ts'
import { tooWide } from '../pages/reflow.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** Reduced motion: a page that moves has no width to measure. */
const visit = (run: (page: Page) => Promise<void>) => site.visit({ reducedMotion: 'reduce' }, run)

/** `accessibility.test.ts` measures pages that don't depend on what a person did, and `wallet.test.ts` the wallet. */
describe('no page scrolls sideways at 320 px, nor at 200 % text on a phone or a desktop', () => {
  it('the dashboard: results, all cards and an explanation', async () => {
    await visit(async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await dashboard.settled()
      await soon(() => tooWide(page), 'results').toEqual([])
      await dashboard.openAllCards()
      await soon(() => tooWide(page), 'all cards').toEqual([])
      await dashboard.top
        .getByRole('button', { name: /Total Reward: why\?/ })
        .first()
        .click()
      await dashboard.dialog.getByRole('heading').first().waitFor()
      await soon(() => tooWide(page), 'explanation').toEqual([])
    })
  })

  it('signed in: account and linked accounts', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      await new Dashboard(page).open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      const link = new LinkDialog(page)
      await link.enter()
      await link.share()
      await page.getByText('Include Spending Data').first().waitFor()
      await soon(() => tooWide(page), 'linked accounts').toEqual([])
      await new Shell(page).open('/account')
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
      await soon(() => tooWide(page), 'account').toEqual([])
    })
  })
})
