import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { useSite } from '../site.ts'

const site = useSite()
const HEIGHT = 900
const widths = [320, 360, 567, 568, 699, 700, 990, 991, 992, 1299, 1300] as const

describe('the layout at each width', () => {
  it('S-GEN-11: never scrolls sideways, and has as many columns, cards and rows as fit', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        expect(await dashboard.overflow(), `step 0 at ${width}`).toBe(0)
      }
      await page.getByRole('button', { name: 'Try an example' }).click()
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await dashboard.openAllCards()
      const table = dashboard.allCards.getByRole('table', { name: 'All cards' })
      const sort = dashboard.allCards.getByLabel('Sort by')
      const slides = dashboard.byCategory.getByRole('list', { name: /slides$/ })
      const panel = dashboard.top.locator('article > div').first()
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        await soon(async () => ({
          width,
          overflow: await dashboard.overflow(),
          // From 1300 px on, three cards are side by side.
          columns: width < 1300 ? await columnsOf(panel) : null,
          cardsByCategory: await slidesPerView(slides),
          tables: await table.count(),
          sortSelectors: await sort.count(),
        })).toEqual({
          width,
          overflow: 0,
          columns: expectedColumns(width),
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
      expect(await dashboard.headline.isVisible()).toBe(true)
      expect(await dashboard.steps.isVisible()).toBe(false)
      expect(await page.getByRole('button', { name: 'Back to your spending' }).isVisible()).toBe(false)
      expect(await page.getByRole('button', { name: 'modify your estimates' }).isVisible()).toBe(false)
      // The chart loads when it comes near the screen, which it hasn't: nothing is printed in its place.
      expect(await page.locator('.animate-breathe').filter({ visible: true }).count()).toBe(0)
      const chart = await page.getByRole('region', { name: 'Value over 36 months' }).boundingBox()
      expect(chart?.height ?? 0).toBe(0)
      expect(await dashboard.overflow()).toBe(0)
    })
  })

  it('prints every card of the list from a narrow screen too', async () => {
    await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: HEIGHT } }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      const tested = Number(/tested (\d+)/.exec(await dashboard.headline.innerText())?.[1])
      const outOfReach = Number.parseInt(await dashboard.outOfReach.innerText(), 10)
      // So that the list opens at the lower edge, where the summary is.
      await page.getByRole('button', { name: 'View All Cards' }).evaluate((button) => {
        window.scrollBy({ top: button.getBoundingClientRect().top - window.innerHeight / 2 })
      })
      await dashboard.openAllCards()
      await soon(() => isReachable(page.getByRole('button', { name: 'All cards: next' }))).toBe(true)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      const table = dashboard.allCards.getByRole('table', { name: 'All cards' })
      expect(await table.locator('tbody > tr').count()).toBe(tested - outOfReach)
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

function expectedColumns(width: number): number | null {
  if (width >= 1300) {
    return null
  }
  return width < 700 ? 1 : 2
}

function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

function slidesPerView(row: Locator): Promise<number> {
  return row.evaluate((list) => {
    const slide = list.firstElementChild
    return slide === null ? 0 : Math.round(list.clientWidth / slide.getBoundingClientRect().width)
  })
}
