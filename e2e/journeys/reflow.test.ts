import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog } from '../pages/link.ts'
import { tooWide } from '../pages/reflow.ts'
import { Shell } from '../pages/shell.ts'
import { Statements } from '../pages/statements.ts'
import { EXAMPLE, WalletPage } from '../pages/wallet.ts'
import { useSite } from '../site.ts'

const site = useSite()

const amounts = 'grocery=504&gas=179&restaurant=166&other=100&recreation=487&travel=400'

const pages: Record<string, readonly string[]> = {
  'home and best cards': [
    '/',
    '/current-best-cards',
    '/best-credit-cards/college-students',
    '/best-credit-cards/travel-spend',
    '/find-your-second-card',
  ],
  cards: [
    '/cards',
    '/cards/changes',
    '/cards/american-express-gold-card',
    '/compare',
    `/compare?cards=citi-double-cash,apple-card,american-express-gold-card&${amounts}`,
  ],
  'reading pages': [
    '/about',
    '/support',
    '/terms',
    '/privacy-policy',
    '/cookies-policy',
    '/methodology',
    '/open-data',
    '/blog',
    '/blog/what-a-point-is-worth',
    '/offline',
    '/oops',
  ],
  'sign-in pages': [
    '/signin',
    '/signup',
    '/forgot-password',
    '/restore-password/some-token',
    '/verify-email/some-token',
    '/undo-email-change/some-token',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ],
}

/** Reduced motion: a page that moves has no width to measure. */
const visit = (run: (page: Page) => Promise<void>) => site.visit({ reducedMotion: 'reduce' }, run)

describe('no page scrolls sideways at 320 px, nor at 200 % text on a phone or a desktop', () => {
  it.each(Object.entries(pages))('%s', async (_, paths) => {
    await visit(async (page) => {
      for (const path of paths) {
        await new Shell(page).open(path)
        expect(await tooWide(page), path).toEqual([])
      }
    })
  })

  it('the dashboard: form, results, all cards and an explanation', async () => {
    await visit(async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      expect(await tooWide(page), 'form').toEqual([])
      await dashboard.openResults()
      await dashboard.settled()
      expect(await tooWide(page), 'results').toEqual([])
      await dashboard.openAllCards()
      expect(await tooWide(page), 'all cards').toEqual([])
      await dashboard.top
        .getByRole('button', { name: /Total Reward: why\?/ })
        .first()
        .click()
      await dashboard.dialog.getByRole('heading').first().waitFor()
      expect(await tooWide(page), 'explanation').toEqual([])
    })
  })

  it('statements and wallet', async () => {
    await visit(async (page) => {
      await new Statements(page).open()
      expect(await tooWide(page), 'statements').toEqual([])
      const wallet = new WalletPage(page)
      await wallet.open(EXAMPLE)
      await wallet.verdict.waitFor()
      expect(await tooWide(page), 'wallet').toEqual([])
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
      expect(await tooWide(page), 'linked accounts').toEqual([])
      await new Shell(page).open('/account')
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
      expect(await tooWide(page), 'account').toEqual([])
    })
  })
})
