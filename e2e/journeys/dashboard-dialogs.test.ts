import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { useSite } from '../site.ts'

const site = useSite()
const sizes = {
  wide: { width: 1280, height: 900 },
  'on a phone': { width: 390, height: 844 },
}
const MARGIN = 2 * 16

type Opening = [what: string, opener: (dashboard: Dashboard) => ReturnType<Page['getByRole']>, width: number]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Narrow and wide ones; the others look like them on a phone. */
const modals: Opening[] = [
  ['the spending form', ({ page }) => button(page, 'modify your estimates'), 500],
  ['the card', ({ top }) => top.getByRole('button', { name: /^Details of/ }).first(), 820],
  ['the invitation', ({ page }) => button(page, 'add your accounts'), 500],
  ['Top Merchants', ({ page }) => page.getByRole('tab', { name: 'Top Merchants' }), 500],
  ['Recurring', ({ page }) => page.getByRole('tab', { name: 'Recurring Expenses' }), 500],
  ['the forward arrow', ({ page }) => button(page, 'Spending over time'), 500],
  ['why: the total', ({ top }) => top.getByRole('button', { name: /Total Reward: why\?/ }), 820],
  [
    'why: the fee, by category',
    ({ byCategory }) => byCategory.getByRole('button', { name: /Annual Fee: why\?/ }).first(),
    820,
  ],
]

const visit = (run: (dashboard: Dashboard) => Promise<void>) =>
  site.visit({ viewport: sizes.wide, reducedMotion: 'reduce' }, (page) => run(new Dashboard(page)))

/** Does the same at each size, on one load of the page. */
async function atEachSize({ page }: Dashboard, look: (size: string) => Promise<void>): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport)
    await look(size)
  }
}

describe('by keyboard, wide and on a phone', () => {
  it('step 0 has two tabs, and axe finds nothing in the second or the invitation', async () => {
    await visit(async (dashboard) => {
      const { page } = dashboard
      await atEachSize(dashboard, async (size) => {
        await dashboard.open()
        await soon(() => page.getByRole('tab').allInnerTexts()).toEqual(['Manually', 'Plaid'])
        const manually = page.getByRole('tabpanel', { name: 'Manually' })
        await manually.getByRole('textbox', { name: 'Restaurants' }).waitFor()
        await manually.getByRole('button', { name: 'Find Your Perfect Card' }).waitFor()
        await page.getByRole('tab', { name: 'Plaid' }).press('Enter')
        await manually.waitFor({ state: 'detached' })
        await page.getByRole('heading', { name: 'Sign up to use this feature' }).waitFor()
        await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
        await soon(() => dashboard.violations(), size).toEqual([])
        await dashboard.throughDialog(
          dashboard.steps.getByRole('button', { name: 'Personalized Results' }),
          async () => {
            await soon(() => dashboard.violations('[role=dialog]'), size).toEqual([])
          },
        )
      })
    })
  })

  it('modals open, have no axe violations, close, and restore the focus', async () => {
    await visit(async (dashboard) => {
      const { page } = dashboard
      await dashboard.openResults()
      await dashboard.openPart('Recommended cards by your spending category')
      await dashboard.openPart('Your spending')
      await atEachSize(dashboard, async (size) => {
        for (const [what, opener, expectedWidth] of size === 'wide' ? modals : modals.slice(0, 2)) {
          await dashboard.throughDialog(opener(dashboard), async (dialog) => {
            await dialog.getByRole('heading').first().waitFor()
            await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' })
            const [width, room] = await dialog.evaluate((element) => [
              element.getBoundingClientRect().width,
              document.documentElement.clientWidth,
            ])
            expect(width, `${what}, ${size}`).toBe(Math.min(expectedWidth, (room ?? 0) - MARGIN))
            // A modal has the same parts at every width.
            if (size === 'wide') {
              await soon(() => dashboard.violations('[role=dialog]'), what).toEqual([])
            }
          })
        }
        if (size !== 'wide') {
          // On a phone, the filters are in the menu.
          await dashboard.bar.getByRole('button', { name: 'Compare, share, export' }).press('Enter')
          await page.getByRole('menuitem', { name: 'Filters' }).press('Enter')
        }
        await dashboard.bar.getByRole('button', { name: 'Customize Settings' }).press('Enter')
        const settings = page.getByRole('button', { name: 'Change Calculation Settings' })
        await settings.waitFor()
        if (size === 'wide') {
          await soon(() => dashboard.violations('[role=dialog]'), 'filter').toEqual([])
        }
        await settings.press('Enter')
        const modal = page.getByRole('dialog', { name: 'Reward Calculation Settings' })
        await modal.waitFor()
        if (size === 'wide') {
          await soon(() => dashboard.violations('[data-width]'), 'settings').toEqual([])
        }
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'detached' })
      })
    })
  })

  it('the focus returns from the invitation by way of the form, and axe finds nothing with the list of cards open', async () => {
    await visit(async (dashboard) => {
      const { page, allCards } = dashboard
      await dashboard.openResults()
      const opener = page.getByRole('button', { name: 'add your accounts' })
      await dashboard.throughDialog(opener, async (dialog) => {
        await dialog.getByRole('button', { name: 'here' }).press('Enter')
        await page.getByRole('dialog', { name: 'Find your perfect card' }).waitFor()
      })
      await dashboard.openAllCards()
      // Rows are all alike, and two hundred of them take axe a minute.
      await allCards.getByRole('button', { name: 'Overall' }).click()
      await page.getByRole('checkbox', { name: 'Student' }).check()
      await page.keyboard.press('Escape')
      await allCards.getByRole('button', { name: 'Filters (1)' }).waitFor()
      await soon(() => dashboard.violations()).toEqual([])
    })
  })
})
