import { pagePaths } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const KILOBYTE = 1024

/** JavaScript that a page loads until it's usable, compressed as it is sent. Workers aren't part of it. */
describe('JavaScript until the page is usable', () => {
  it.each([
    ['the dashboard', pagePaths.dashboard, 190],
    ['the wallet', pagePaths.wallet, 200],
  ])('of %s is within its budget', async (_, path, kilobytes) => {
    await site.visit({}, async (page) => {
      await page.addInitScript(markUsable)
      await new Shell(page).open(path)
      const scripts = await page.evaluate(() => {
        const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY
        return performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name, startTime }) => /(?<!worker-[\w-]+)\.js$/.test(name) && startTime < usable)
          .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
      })
      const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(scripts.length).toBeGreaterThan(3)
      expect(total, `${total} bytes in ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(kilobytes * KILOBYTE)
    })
  })
})

/** Runs in the page: marks when React has taken over. */
function markUsable(): void {
  const watcher = new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated !== undefined) {
      performance.mark('usable')
      watcher.disconnect()
    }
  })
  watcher.observe(document, { attributes: true, subtree: true, childList: true })
}
