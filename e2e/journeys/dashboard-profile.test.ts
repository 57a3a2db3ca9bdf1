import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { ResultsProfile } from '../pages/profile.ts'
import { useSite } from '../site.ts'

const site = useSite()

describe('the profile on the dashboard', () => {
  it('re-ranks at once, asks for a run only if it must, and is the same after a reload', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      const runs: URLSearchParams[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname.startsWith('/api/free/run-backtest-manual')) {
          runs.push(searchParams)
        }
      })
      await dashboard.openResults()
      await dashboard.profile.getByText(/^Assumes: Good credit/).waitFor()
      await dashboard.openAllCards()
      const before = Number.parseInt(await dashboard.outOfReach.innerText(), 10)
      await soon(() => dashboard.violations('[aria-label="What we assume about you"]')).toEqual([])

      // Excellent credit brings cards within reach, without a request.
      await new ResultsProfile(page).open()
      await dashboard.bar.getByText('740+').click()
      await soon(async () => Number.parseInt(await dashboard.outOfReach.innerText(), 10)).toBeLessThan(before)
      expect(runs).toHaveLength(1)

      // Other habits need a run.
      await dashboard.bar.getByText('I activate rotating categories').click()
      await soon(() => runs.length).toBe(2)
      expect(Object.fromEntries(runs[1] ?? [])).toMatchObject({ rotating: 'no', form: 'numbers' })
      await dashboard.settled()
      const headline = await dashboard.headline.innerText()

      await page.reload()
      await dashboard.headline.waitFor()
      await dashboard.profile.getByText(/^Assumes: Excellent credit.*skips rotating categories/).waitFor()
      await soon(() => dashboard.headline.innerText()).toBe(headline)
    })
  })

  it('lists the cards out of reach without the network, with an explanation for each', async () => {
    // The router tries to prefetch the routes of links.
    const expectedMessages = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest/
    await site.visit({ reducedMotion: 'reduce', expectedMessages }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await dashboard.openAllCards()
      await dashboard.settled()
      await page.context().setOffline(true)
      await dashboard.outOfReach.press('Enter')
      const list = page.getByRole('region', { name: /you may not qualify for/ })
      await list.getByText('Usually needs excellent credit (740+)').first().waitFor()
      await list
        .getByText(/^Needs a \w.* membership/)
        .first()
        .waitFor()
      await soon(() => dashboard.violations('[aria-label="What we assume about you"]')).toEqual([])
      await soon(() => dashboard.overflow()).toBe(0)
      await page.context().setOffline(false)
      await list
        .getByRole('button', { name: /, Total Reward of .+: why\?$/ })
        .first()
        .click()
      await dashboard.dialog.getByRole('region', { name: 'Intro bonus' }).waitFor()
    })
  })
})
