/** Opens pages in the real browser and lets no console message or failed request go unseen. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'

const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One browser for a test file; each page gets a context of its own, so that nothing stored leaks between tests. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: launchArguments,
      chromiumSandbox: false,
    })
  })
  afterAll(() => browser.close())

  /** Runs the visit, then fails if the page logged a warning or an error that the visit does not expect. */
  return async function visit(
    options: BrowserContextOptions & { expectedMessages?: RegExp },
    run: (page: Page) => Promise<void>,
  ): Promise<void> {
    const { expectedMessages, ...contextOptions } = options
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...contextOptions })
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        messages.push(message.text())
      }
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    try {
      await run(page)
      expect(messages.filter((text) => !expectedMessages?.test(text))).toEqual([])
    } finally {
      await context.close()
    }
  }
}

/** React has taken over the server's page: from here on clicks are heard. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]')
}
