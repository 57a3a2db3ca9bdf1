import { readdirSync, statSync } from 'node:fs'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Dashboard } from '../pages/dashboard.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const KILOBYTE = 1024
const MAX_FILES = 60
const MAX_REQUESTS_OF_RESULTS = 25
const ROUTES = '/__manifest'
const clientFiles = new URL('../../packages/web/build/client/', import.meta.url)
const builtScripts = new URL('assets', clientFiles)

/** JavaScript that a page loads until it's usable, compressed as it is sent. Workers aren't part of it. */
describe('JavaScript until the page is usable', () => {
  it.each([
    ['home', pagePaths.home, 140],
    ['the dashboard', pagePaths.dashboard, 190],
    ['the wallet', pagePaths.wallet, 200],
  ])('of %s is within its budget', async (name, path, kilobytes) => {
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
      process.stdout.write(
        `${name}: ${Math.round(total / KILOBYTE)} KB of scripts in ${scripts.length} files\n`,
      )
      expect(scripts.length).toBeGreaterThan(3)
      expect(total, `${total} bytes in ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(kilobytes * KILOBYTE)
    })
  })
})

/** On a phone, the number of files costs more than their size. */
describe('files of the build', () => {
  it(`are at most ${MAX_FILES} scripts`, () => {
    // Routes that only answer requests leave an empty script, which no page loads.
    const scripts = readdirSync(builtScripts).filter(
      (name) => name.endsWith('.js') && statSync(new URL(`assets/${name}`, clientFiles)).size > 1,
    )
    process.stdout.write(`${scripts.length} scripts in the build\n`)
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MAX_FILES)
  })

  it(`are loaded with at most ${MAX_REQUESTS_OF_RESULTS} requests on the way to the results`, async () => {
    await site.visit({}, async (page) => {
      const asked = requestsOf(page)
      await new Dashboard(page).openResults()
      await page.waitForLoadState('networkidle')
      // The router asks for the routes of links as they are drawn: once, or on a busy machine in parts.
      const requests = asked.filter((path, index) => path !== ROUTES || asked.indexOf(path) === index)
      process.stdout.write(`${requests.length} requests until the results are complete\n`)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS_OF_RESULTS)
    })
  })
})

describe('the press on home’s button', () => {
  it('shows what home has prepared: it asks for no run, and loads nothing more of home', async () => {
    await site.visit({}, async (page) => {
      const prepared = page.waitForResponse((response) => response.url().includes('/cards/texts/'))
      await new Shell(page).open(pagePaths.home)
      await prepared
      await page.waitForLoadState('networkidle')
      const requests = requestsOf(page)
      await page.getByRole('link', { name: sentences.findYourBestCardAndEarnMore }).first().click()
      await page.getByRole('heading', { level: 1, name: /^Cardsight tested/ }).waitFor()
      expect(
        requests.filter((path) => path === apiPaths.freeManualRun || path.includes('home-parts')),
      ).toEqual([])
    })
  })
})

function requestsOf(page: Page): readonly string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

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
