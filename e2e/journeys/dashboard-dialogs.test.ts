import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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

const spendingModals: Opening[] = [
  ['the spending form', ({ page }) => button(page, 'modify your estimates'), 500],
  ['the invitation', ({ page }) => button(page, 'add your accounts'), 500],
  ['Top Merchants', ({ page }) => page.getByRole('tab', { name: 'Top Merchants' }), 500],
  ['Recurring', ({ page }) => page.getByRole('tab', { name: 'Recurring Expenses' }), 500],
  ['the forward arrow', ({ page }) => button(page, 'Spending over time'), 500],
]

const cardModals: Opening[] = [
  ['the card', ({ top }) => top.getByRole('button', { name: /^Details of/ }), 820],
  ['why: the total', ({ top }) => top.getByRole('button', { name: /Total Reward: why\?/ }), 820],
  ['why: the reward', ({ top }) => top.getByRole('button', { name: /Reward from Transactions: why/ }), 820],
  ['why: the bonus', ({ top }) => top.getByRole('button', { name: /Intro Bonus: why\?/ }), 820],
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
  it('step 0 has two tabs, and axe finds nothing in them or the invitation', async () => {
    await visit(async (dashboard) => {
      const { page } = dashboard
      await atEachSize(dashboard, async (size) => {
        await dashboard.open()
        expect(await dashboard.violations(), size).toEqual([])
        expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Manually', 'Plaid'])
        const manually = page.getByRole('tabpanel', { name: 'Manually' })
        await manually.getByRole('textbox', { name: 'Restaurants' }).waitFor()
        await manually.getByRole('button', { name: 'Find Your Perfect Card' }).waitFor()
        await page.getByRole('tab', { name: 'Plaid' }).press('Enter')
        await manually.waitFor({ state: 'detached' })
        await page.getByRole('heading', { name: 'Sign up to use this feature' }).waitFor()
        await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
        expect(await dashboard.violations(), size).toEqual([])
        await dashboard.throughDialog(
          dashboard.steps.getByRole('button', { name: 'Personalized Results' }),
          async () => {
            expect(await dashboard.violations('[role=dialog]'), size).toEqual([])
          },
        )
      })
    })
  })

  it('modals open, have no axe violations, close, and restore the focus', async () => {
    await visit(async (dashboard) => {
      const { page } = dashboard
      await dashboard.openResults()
      await atEachSize(dashboard, async (size) => {
        for (const [what, opener, expectedWidth] of [...spendingModals, ...cardModals]) {
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
              expect(await dashboard.violations('[role=dialog]'), what).toEqual([])
            }
          })
        }
        const filter = dashboard.top.getByRole('button', { name: 'Customize Settings' })
        await filter.press('Enter')
        const settings = page.getByRole('button', { name: 'Change Calculation Settings' })
        await settings.waitFor()
        expect(await dashboard.violations('[role=dialog]'), `filter, ${size}`).toEqual([])
        await settings.press('Enter')
        const modal = page.getByRole('dialog', { name: 'Reward Calculation Settings' })
        await modal.waitFor()
        expect(await dashboard.violations('[data-width]'), `settings, ${size}`).toEqual([])
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'detached' })
      })
    })
  })

  it('axe finds nothing on step 1 with the list of cards open', async () => {
    await visit(async (dashboard) => {
      const { page, allCards } = dashboard
      await dashboard.openResults()
      await dashboard.openAllCards()
      // Rows are all alike, and two hundred of them take axe a minute.
      await allCards.getByRole('button', { name: 'Overall' }).click()
      await page.getByRole('checkbox', { name: 'Student' }).check()
      await page.keyboard.press('Escape')
      await allCards.getByRole('button', { name: 'Filters (1)' }).waitFor()
      await atEachSize(dashboard, async (size) => {
        expect(await dashboard.violations(), size).toEqual([])
      })
    })
  })
})

it('from the invitation to the form and back, the focus ends where it started', async () => {
  await visit(async (dashboard) => {
    const { page } = dashboard
    await dashboard.openResults()
    const opener = page.getByRole('button', { name: 'add your accounts' })
    await dashboard.throughDialog(opener, async (dialog) => {
      await dialog.getByRole('button', { name: 'here' }).press('Enter')
      await page.getByRole('dialog', { name: 'Find your perfect card' }).waitFor()
    })
  })
})
