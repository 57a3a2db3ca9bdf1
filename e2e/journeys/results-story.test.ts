import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard } from '../pages/dashboard.ts'
import { ResultsProfile } from '../pages/profile.ts'
import { useSite } from '../site.ts'

const site = useSite()
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
] as const

/** Headings from top to bottom of the page, as far as the story goes. */
const story = [
  /^Cardsight tested/,
  /^Recommended cards based on your spending$/,
  /^What would change this$/,
  /^Recommended cards by your spending category$/,
  /^Your spending$/,
]

describe('the results as a story', () => {
  it('comes in the same order on every width, answer first, and follows amounts typed next to it without losing the place', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.evaluate(() => window.scrollTo({ top: 0 }))
        await dashboard.settled()
        const name = page.getByRole('heading', { level: 2 }).first()
        const box = await name.boundingBox()
        expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), String(size.width)).toBeLessThan(
          size.height,
        )
        await soon(() => dashboard.headline.innerText()).toContain(await name.innerText())
        const tops = await Promise.all(story.map((text) => topOf(page, text)))
        expect(tops, String(size.width)).toEqual(tops.toSorted((a, b) => a - b))
        await soon(() => dashboard.overflow(), String(size.width)).toBe(0)
      }

      const before = await dashboard.headline.innerText()
      await page.evaluate(() => window.scrollTo({ top: 700 }))
      const { bar } = dashboard
      await bar.getByRole('button', { name: /Edit your spending/ }).click()
      const scrolled = await page.evaluate(() => window.scrollY)
      await bar.getByLabel('Travel in dollars').fill('9000')
      await soon(() => dashboard.headline.innerText()).not.toBe(before)
      await soon(() => dashboard.dialog.count()).toBe(0)
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2)
      await soon(() => dashboard.violations('[aria-label="Summary of your results"]')).toEqual([])
      // 504 + 179 + 166 + 9,000 + 487 + 100
      await bar.getByRole('button', { name: /^\$10,436 a month/ }).waitFor()
    })
  })

  it('is a step in the browser’s history, with its settings in the URL, and comes back after starting over', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?step=results`)
      await dashboard.bar.getByRole('tab', { name: '3-Year' }).click()
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?step=results&years=3`)
      await dashboard.openPart('Your spending')
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?step=results&years=3&open=spending`)
      await page.goBack()
      await dashboard.find.waitFor()
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: /in 3 years: / }).waitFor()

      const before = await dashboard.headline.innerText()
      await page.getByRole('button', { name: 'start over' }).click()
      await dashboard.find.waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await soon(() => dashboard.headline.innerText()).toBe(before)
    })
  })

  it('opens from a shared link with the same results in another browser', async () => {
    let address = ''
    let headline = ''
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await new ResultsProfile(page).open()
      await dashboard.bar.getByText('740+').click()
      await dashboard.bar.getByRole('tab', { name: '2-Year' }).click()
      await dashboard.settled()
      const { bar } = dashboard
      await bar.getByRole('button', { name: 'Compare, share, export' }).click()
      await page.getByRole('menuitem', { name: 'Share a link' }).click()
      address = await bar.getByLabel('Link to these results').inputValue()
      headline = await dashboard.headline.innerText()
    })
    const { pathname, search } = new URL(address)
    expect(pathname).toBe(DASHBOARD)
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open(search)
      await soon(() => dashboard.headline.innerText()).toBe(headline)
      await dashboard.profile.getByText(/^Assumes: Excellent credit/).waitFor()
      // Amounts don't stay in the URL.
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?step=results&years=2`)
    })
  })

  it('sets the visitor’s own amounts and profile aside for a shared link, and brings them back', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      const own = await dashboard.headline.innerText()
      await dashboard.open('?step=results&travel=3000&credit=excellent&shared=1')
      const notice = page.getByRole('region', { name: 'Shared link' })
      await notice.getByText('You’re viewing amounts from a shared link. Yours are safe.').waitFor()
      await dashboard.profile.getByText(/^Assumes: Excellent credit/).waitFor()
      await soon(() => dashboard.violations('[aria-label="Shared link"]')).toEqual([])
      // A reload doesn't make the shared amounts the visitor's own.
      await dashboard.shell.open(dashboard.shell.path())
      await notice.getByRole('button', { name: 'Use mine' }).click()
      await soon(() => dashboard.headline.innerText()).toBe(own)
      await dashboard.profile.getByText(/^Assumes: Good credit/).waitFor()
      await soon(() => notice.count()).toBe(0)
    })
  })
})

/** Distance of a heading from the top of the page. */
async function topOf(page: Page, text: RegExp): Promise<number> {
  const heading = page.getByRole('heading').filter({ hasText: text }).first()
  const box = await heading.boundingBox()
  return (box?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY))
}
