/** Opens pages in a real browser and fails on any console message, failed request or policy violation. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect, inject } from 'vitest'

const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are short-lived: other threads take more than they save. Searches for wallets need optimized code.
  '--js-flags=--single-threaded',
]

/** Playwright's message about the service worker that it blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** How long a page may take for one step. A machine that runs all other tests at once is slow, not broken. */
const PATIENCE_MS = 120_000

/** Run under `faketime`, as on a day to come. Chromium can't load pages under it, so Playwright shifts their dates. */
const isDateFaked = process.env.FAKETIME !== undefined

export type VisitOptions = BrowserContextOptions & {
  baseURL: string
  /** What the browser itself reports about a failure that the visit causes. */
  expectedMessages?: RegExp
}

let opened: Promise<Browser> | null = null

/** One per worker, shared by its files; it ends with the worker's process. */
export function openBrowser(): Promise<Browser> {
  opened ??= chromium.launch({
    executablePath: inject('browserPath'),
    args: launchArguments,
    chromiumSandbox: false,
    ...(isDateFaked && { env: { ...process.env, LD_PRELOAD: undefined } }),
  })
  return opened
}

/**
 * Runs a visit in its own context, so that nothing stored leaks from one to the next. Fails if any of its pages
 * logged a message, violated the Content-Security-Policy or contacted another site.
 */
export async function visitWith(
  browser: Browser,
  { expectedMessages, ...contextOptions }: VisitOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A service worker would answer instead of the server, and bypass what a visit measures or mocks.
    serviceWorkers: 'block',
    ...contextOptions,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (isDateFaked) {
    await context.clock.install({ time: Date.now() })
  }
  try {
    const complaints = await collectComplaints(context, contextOptions)
    const page = await context.newPage()
    await run(page).catch(async (error: unknown) => {
      throw new Error(`${error}\n\n${await describePage(page, complaints)}`, { cause: error })
    })
    expect(complaints.filter((text) => !expectedMessages?.test(text))).toEqual([])
  } finally {
    await context.close()
  }
}

/** What a visit that failed was looking at. */
async function describePage(page: Page, complaints: readonly string[]): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch((error: unknown) => String(error))
  return [page.url(), ...complaints, text.slice(0, 2000)].join('\n')
}

async function collectComplaints(
  context: BrowserContext,
  { baseURL, javaScriptEnabled = true }: VisitOptions,
): Promise<readonly string[]> {
  // Leaving a page aborts its pending requests; without scripts Chromium refuses to preload them.
  const harmlessFailures = ['net::ERR_ABORTED', ...(javaScriptEnabled ? [] : ['csp'])]
  const complaints: string[] = []
  context.on('console', (message) => {
    const isOurs = message.text() !== WORKER_BLOCKED
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) {
      complaints.push(message.text())
    }
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) {
      complaints.push(`Left the site: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (!harmlessFailures.includes(reason)) {
      complaints.push(`Failed: ${request.url()} ${reason}`)
    }
  })
  // Pages give up a call after 15 seconds, and say nothing of it in the console. A busy machine may take longer.
  await context.addInitScript(`{
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(6 * ms)
  }`)
  await context.exposeBinding('reportViolation', (_, violation: string) => complaints.push(violation))
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    reportViolation('Against the policy: ' + event.effectiveDirective + ' ' + event.blockedURI)
  })`)
  return complaints
}

/** Waits until a value of the page is as expected. `expect(await …)` would fail while the page is about to change. */
export function soon(read: () => unknown, message?: string): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: PATIENCE_MS, ...(message !== undefined && { message }) })
}

/** Whether a part appears on a page that was just loaded. The caller loads again if the server isn't ready yet. */
export function isShown(part: Locator): Promise<boolean> {
  const MOMENT_MS = 10_000
  return part
    .first()
    .waitFor({ timeout: MOMENT_MS })
    .then(
      () => true,
      () => false,
    )
}
