import type { Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { openBrowser, soon, type VisitOptions, visitWith } from '../browser.ts'
import { expectNoSidewaysScroll, findViolations } from '../pages/look.ts'

const configFile = 'tools/styleguide/vite.config.ts'
let server: PreviewServer | undefined

beforeAll(async () => {
  await build({ configFile, logLevel: 'error' })
  server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } })
  return () => server?.close()
})

async function visit(options: Omit<VisitOptions, 'baseURL'>, run: (page: Page) => Promise<void>) {
  const baseURL = new URL(server?.resolvedUrls?.local[0] ?? '').origin
  await visitWith(await openBrowser(), { baseURL, ...options }, async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Style guide' }).waitFor()
    await run(page)
  })
}

const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
  )

it('every component is accessible, fits all widths, and moves only if motion is wanted', async () => {
  await visit({ reducedMotion: 'reduce', colorScheme: 'light' }, async (page) => {
    expect(await endless(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await expectNoSidewaysScroll(page, 'the style guide')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await soon(() => endless(page)).toBeGreaterThan(0)
  })
})

it('every component has enough contrast in the dark', async () => {
  await visit({ reducedMotion: 'reduce', colorScheme: 'dark' }, async (page) => {
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
  })
})

it('forced colors tell the selected tab from the others', async () => {
  await visit({ forcedColors: 'active' }, async (page) => {
    const borders = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => [tab.getAttribute('aria-selected'), getComputedStyle(tab).borderBottomStyle]),
      )
    expect(new Set(borders.map(String))).toEqual(new Set(['true,solid', 'false,double']))
  })
})
