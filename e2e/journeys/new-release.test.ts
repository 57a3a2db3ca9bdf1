import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BestCards } from '../pages/best-cards.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const PATH = '/current-best-cards'
const expectedMessages = /Failed to load resource|dynamically imported module|net::ERR_FAILED/

describe('a page that stays open while a new release replaces its files', () => {
  it('loads again when a part of it is gone, and works then', async () => {
    await site.visit({ expectedMessages }, async (page) => {
      const release = await openBeforeRelease(page)
      const loadedAgain = page.waitForEvent('load')
      await openExplanation(page)
      await loadedAgain
      expect(release.nLoads).toBe(1)
      await new Shell(page).hydrated()
      await openExplanation(page)
      await page.getByRole('dialog').getByRole('heading', { name: 'Total', exact: true }).waitFor()
      expect(release.nLoads).toBe(1)
    })
  })

  it('doesn’t load again and again if the part stays away, but says that something is wrong', async () => {
    await site.visit({ expectedMessages }, async (page) => {
      const release = await openBeforeRelease(page, { staysAway: true })
      const loadedAgain = page.waitForEvent('load')
      await openExplanation(page)
      await loadedAgain
      expect(release.nLoads).toBe(1)
      await new Shell(page).hydrated()
      await openExplanation(page)
      await page.getByText('We couldn’t load the details of this number.').waitFor()
      expect(release.nLoads).toBe(1)
    })
  })

  it('stays if the server doesn’t answer', async () => {
    await site.visit({ expectedMessages }, async (page) => {
      const release = await openBeforeRelease(page, { isServerDown: true })
      const heads = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      await openExplanation(page)
      await heads
      expect(release.nLoads).toBe(0)
    })
  })
})

type Release = { staysAway?: boolean; isServerDown?: boolean }

/** Opens a page; from then on what it hasn't loaded yet is gone, until the page is loaded again. */
async function openBeforeRelease(page: Page, { staysAway = false, isServerDown = false }: Release = {}) {
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(response.url()))
  await new Shell(page).open(PATH)
  await page.waitForLoadState('networkidle')
  const known = new Set(loaded)
  const release = { nLoads: 0 }
  page.on('request', (request) => {
    release.nLoads += request.isNavigationRequest() ? 1 : 0
  })
  await page.route('**/*', (route) => {
    const request = route.request()
    if (isServerDown) {
      return route.abort()
    }
    const isGone = request.url().includes('/assets/') && !known.has(request.url())
    return isGone && (staysAway || release.nLoads === 0) ? route.fulfill({ status: 404 }) : route.continue()
  })
  return release
}

const openExplanation = (page: Page) =>
  new BestCards(page).top
    .first()
    .getByRole('button', { name: /Total Reward/ })
    .click()
