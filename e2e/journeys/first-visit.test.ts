import { gzipSync } from 'node:zlib'
import { apiPaths } from '@cardsight/contract/api-paths'
import { overviewSchema } from '@cardsight/contract/site'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const JAVASCRIPT_LIMIT_BYTES = 140 * 1024

describe('the home page', () => {
  it('shows without JavaScript, and the about page the API’s data', async () => {
    const answer = await fetch(site.url(apiPaths.overview))
    const { catalog } = overviewSchema.parse(await answer.json())

    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/')
      await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Maximize your rewards')
      await soon(() => page.locator('body').innerText()).not.toMatch(/simulated|localhost/i)
      await page.goto('/about')
      const ourData = page.getByRole('region', { name: 'Our data today' })
      await soon(() => ourData.innerText()).toContain(`${catalog.cardCount} open cards`)
      // What only we need to know stays out.
      await soon(() => page.locator('body').innerText()).not.toContain(catalog.version)
    })
  })

  it('S-GEN-01: shows the same after hydration', async () => {
    const seen: string[] = []
    for (const javaScriptEnabled of [false, true]) {
      await site.visit({ javaScriptEnabled }, async (page) => {
        await page.goto('/')
        if (javaScriptEnabled) {
          await new Shell(page).hydrated()
        }
        seen.push(await textForEveryone(page))
      })
    }
    expect(seen[0]).toContain('Cardsight')
    expect(seen[1]).toBe(seen[0])
  })

  it('loads at most 140 KB of JavaScript, gzipped', async () => {
    await site.visit({}, async (page) => {
      // Without what is loaded for the next page.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
      const scripts: Response[] = []
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) {
          scripts.push(response)
        }
      })
      await new Shell(page).open('/')
      await page.mouse.wheel(0, 10_000)
      await page.waitForLoadState('networkidle')
      const sizes = await Promise.all(scripts.map(sizeOf))
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(sizes.length).toBeGreaterThan(3)
      expect(total, `${total} bytes in ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES)
    })
  })

  it('is not sent again to a browser that has it cached', async () => {
    await site.visit({}, async (page) => {
      await new Shell(page).open('/')
      const kept = await (await page.reload())?.request().sizes()
      expect(kept?.responseBodySize).toBe(0)
      await new Shell(page).hydrated()
    })
  })
})

/** Without parts that need a script, and parts shown only without one. */
async function textForEveryone(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await main.locator('[data-needs-script], [data-without-script], noscript').evaluateAll((parts) => {
    for (const part of parts) {
      part.remove()
    }
  })
  return main.innerText()
}

async function sizeOf(response: Response): Promise<{ file: string; bytes: number }> {
  const body = await response.body()
  return { file: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).length }
}

/** Visits fail on console messages, policy violations and requests to other sites. */

describe('client-side navigation', () => {
  it('loads no document again, and updates title, focus and the back button', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      const documents = countDocuments(page)
      await shell.open('/')
      await shell.entry('About us').click()
      await soon(() => shell.heading.innerText()).toBe('About us')
      await soon(() => page.title()).toContain('About')
      await soon(() => shell.holdsFocus(page.getByRole('main'))).toBe(true)
      await page.goBack()
      await soon(() => shell.heading.innerText()).toBe('Maximize your rewards')
      expect(documents()).toBe(1)
    })
  })

  it('renders the static parts of the home page after coming from another page', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      const documents = countDocuments(page)
      await shell.open('/oops')
      await page.getByRole('link', { name: 'Go Home' }).click()
      const cards = page.locator('#your-best-cards').getByRole('listitem')
      await soon(() => cards.count()).toBeGreaterThan(0)
      expect(documents()).toBe(1)
    })
  })
})

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0
  })
  return () => documents
}

it('the API reference lists every call and runs clean', async () => {
  await site.visit({}, async (page) => {
    await page.goto(apiPaths.docs)
    await page.getByText('/api/free/run-backtest-manual').waitFor()
    await soon(() => page.locator('.opblock').count()).toBeGreaterThan(5)
  })
})
