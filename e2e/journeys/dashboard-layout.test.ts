import type { Locator } from 'playwright-core'
import { describe, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { useSite } from '../site.ts'

const site = useSite()
const HEIGHT = 900
const widths = [320, 360, 567, 568, 699, 700, 990, 991, 992, 1299, 1300] as const

describe('the layout at each width', () => {
  it('S-GEN-11: never scrolls sideways, and has as many cards and rows as fit', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        await soon(() => dashboard.overflow(), `step 0 at ${width}`).toBe(0)
      }
      await page.getByRole('button', { name: 'Try an example' }).click()
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await dashboard.openPart('Recommended cards by your spending category')
      await dashboard.openAllCards()
      const table = dashboard.allCards.getByRole('table', { name: 'All cards' })
      const sort = dashboard.allCards.getByLabel('Sort by')
      const slides = dashboard.byCategory.getByRole('list', { name: /slides$/ })
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        await soon(async () => ({
          width,
          overflow: await dashboard.overflow(),
          cardsByCategory: await slidesPerView(slides),
          tables: await table.count(),
          sortSelectors: await sort.count(),
        })).toEqual({
          width,
          overflow: 0,
          cardsByCategory: [991, 1300].filter((breakpoint) => width >= breakpoint).length + 1,
          tables: width < 992 ? 0 : 1,
          sortSelectors: width < 992 ? 1 : 0,
        })
      }
    })
  })

  it('prints the result, the spending, the cards and the whole list, without buttons', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      await dashboard.allCards.getByRole('table', { name: 'All cards' }).waitFor()
      await soon(() => dashboard.headline.isVisible()).toBe(true)
      await soon(() => dashboard.steps.isVisible()).toBe(false)
      await soon(() => page.getByRole('button', { name: 'Back to your spending' }).isVisible()).toBe(false)
      await soon(() => page.getByRole('button', { name: 'modify your estimates' }).isVisible()).toBe(false)
      await soon(() => page.locator('.animate-breathe').filter({ visible: true }).count()).toBe(0)
      await soon(() => dashboard.overflow()).toBe(0)
    })
  })

  it('prints every card of the list from a narrow screen too', async () => {
    await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: HEIGHT } }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      const hint = await dashboard.allCards.getByText(/^\d+ ranked/).innerText()
      const ranked = Number.parseInt(hint, 10)
      // So that the list opens at the lower edge, where the summary is.
      await page.getByRole('button', { name: 'View All Cards' }).evaluate((button) => {
        window.scrollBy({ top: button.getBoundingClientRect().top - window.innerHeight / 2 })
      })
      await dashboard.openAllCards()
      await soon(() => isReachable(page.getByRole('button', { name: 'All cards: next' }))).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      const table = dashboard.allCards.getByRole('table', { name: 'All cards' })
      await soon(() => table.locator('tbody > tr').count()).toBe(ranked)
    })
  })
})

/** Whether a press would hit the control where it is. */
function isReachable(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

function slidesPerView(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const slide = list.firstElementChild
    return slide === null ? 0 : Math.round(list.clientWidth / slide.getBoundingClientRect().width)
  })
}
