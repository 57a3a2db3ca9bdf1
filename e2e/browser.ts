/** Opens pages in the real browser and lets no console message, failed request or broken policy go unseen. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
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
]

/** Playwright's own word on the worker that it keeps a page from starting. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** How long a page may take for one step. A machine that is busy with all other tests is slow, not broken. */
const PATIENCE_MS = 30_000

/** Run under `faketime`, as on a day to come. Chromium can't load pages under it, so Playwright shifts their dates. */
const isDateFaked = process.env.FAKETIME !== undefined

export type VisitOptions = BrowserContextOptions & {
  baseURL: string
  /** What the browser itself reports about a failure that the visit provokes. */
  expectedMessages?: RegExp
}

let opened: Promise<Browser> | null = null

/** One for all files of a worker; it ends with the worker's process. */
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
 * Runs a visit in a context of its own, so that nothing stored leaks from one to the next, and fails if any of
 * its pages complained, broke the Content-Security-Policy or asked another site for something.
 */
export async function visitWith(
  browser: Browser,
  { expectedMessages, ...contextOptions }: VisitOptions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A worker answers in place of the server: what a visit measures or fakes would go past it.
    serviceWorkers: 'block',
    ...contextOptions,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (isDateFaked) {
    await context.clock.install({ time: Date.now() })
  }
  try {
    const complaints = await collectComplaints(context, contextOptions)
    await run(await context.newPage())
    expect(complaints.filter((text) => !expectedMessages?.test(text))).toEqual([])
  } finally {
    await context.close()
  }
}

async function collectComplaints(
  context: BrowserContext,
  { baseURL, javaScriptEnabled = true }: VisitOptions,
): Promise<readonly string[]> {
  // A page that is left gives up what it was still loading; without scripts Chromium refuses to preload them.
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
  await context.exposeBinding('reportViolation', (_, violation: string) => complaints.push(violation))
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    reportViolation('Against the policy: ' + event.effectiveDirective + ' ' + event.blockedURI)
  })`)
  return complaints
}

/** Waits until a value that the page is still working on is as asked. */
export function soon(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: PATIENCE_MS })
}
