/**
 * From the press on a link to the answer of the next page, on a phone: a quarter of the machine's speed, 1.6 Mbps and 150 ms,
 * with the cache that some seconds on the first page leave. On a busy machine the time is mostly waiting, so look at the
 * requests, too.
 */
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { startOwnProduct } from './own-product.ts'

type Figure = { name: string; unit: string; value: number; atMost: number }

type Way = Readonly<{
  name: string
  /** Where the way starts; null: where the last one ended. */
  from: string | null
  link: (page: Page) => Locator
  to: RegExp
  /** Text in the heading of the page once its answer is there. */
  heading: RegExp
}>

const visible = (page: Page, path: string) => page.locator(`a[href^="${path}"]:visible`).first()

const ways: readonly Way[] = [
  {
    name: 'home to results',
    from: pagePaths.home,
    link: (page) => page.getByRole('link', { name: sentences.findYourBestCardAndEarnMore }).first(),
    to: new RegExp(pagePaths.dashboard),
    heading: /Cardsight tested \d+ credit cards/,
  },
  {
    name: 'results to wallet',
    from: null,
    link: (page) => visible(page, pagePaths.wallet),
    to: new RegExp(pagePaths.wallet),
    heading: /\S/,
  },
  {
    name: 'wallet to use today',
    from: null,
    link: (page) => visible(page, pagePaths.yourCards),
    to: new RegExp(pagePaths.yourCards),
    heading: /\S/,
  },
  {
    name: 'use today to spending',
    from: null,
    link: (page) => visible(page, pagePaths.spending),
    to: new RegExp(pagePaths.spending),
    heading: /\S/,
  },
  {
    name: 'best cards to a card',
    from: pagePaths.currentBestCards,
    link: (page) => page.getByRole('list', { name: 'Cards', exact: true }).getByRole('link').first(),
    to: /\/cards\/[\w-]+$/,
    heading: /\S/,
  },
]

const GOAL_MS = 1000
const MOST_REQUESTS = 25
const PATIENCE_MS = 60_000
/** How long someone looks at the first page. */
const LOOK_MS = 5000
const SLOWDOWN = 4
const LATENCY_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8

export async function benchNavigation(): Promise<Figure[]> {
  const product = await startOwnProduct()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript(rememberPress)
    const session = await page.context().newCDPSession(page)
    const figures: Figure[] = []
    for (const way of ways) {
      figures.push(...(await measure(page, session, { ...way, url: product.url })))
    }
    return figures
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measure(
  page: Page,
  session: CDPSession,
  { name, from, link, to, heading, url }: Way & { url: string },
): Promise<Figure[]> {
  await slowDown(session, false)
  if (from !== null) {
    await page.goto(`${url}${from}`)
    await page.locator('html[data-hydrated]').waitFor()
  }
  await page.waitForTimeout(LOOK_MS)
  await page.waitForLoadState('networkidle')
  const pressed = link(page)
  await pressed.scrollIntoViewIfNeeded()
  // This is about the phone. The server takes a second for the first visit to a card of the day, which is somebody else's.
  await page.request.get(new URL((await pressed.getAttribute('href')) ?? '', url).href)
  await slowDown(session, true)
  const requests: string[] = []
  let documents = 0
  const record = (request: { url(): string; isNavigationRequest(): boolean }) => {
    requests.push(request.url())
    documents += request.isNavigationRequest() ? 1 : 0
  }
  page.on('request', record)
  await pressed.click({ noWaitAfter: true })
  const answer = await page.waitForFunction(readAnswer, [to.source, heading.source] as const, {
    polling: 'raf',
  })
  const ms = Number(await answer.jsonValue())
  page.off('request', record)
  const figure = (what: string, unit: string, value: number, atMost: number) => ({
    name: `navigation: ${name}, ${what}`,
    ...{ unit, value, atMost },
  })
  return [
    figure('press to answer', 'ms', ms, GOAL_MS),
    figure('requests', 'requests', requests.length, MOST_REQUESTS),
    figure('new documents', 'documents', documents, 0),
  ]
}

async function slowDown(session: CDPSession, isSlow: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? LATENCY_MS : 0,
    downloadThroughput: isSlow ? BYTES_PER_SECOND : -1,
    uploadThroughput: isSlow ? BYTES_PER_SECOND : -1,
  })
}

/** Runs in the page. In the session's storage, because a new document could follow. */
function rememberPress(): void {
  const remember = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp))
  window.addEventListener('click', remember, { capture: true })
}

/** Runs in the page: milliseconds since the press once the answer is there, or null. */
function readAnswer([path, heading]: readonly [string, string]): number | null {
  const main = document.querySelector('main')
  const title = main?.querySelector('h1')?.textContent ?? ''
  const isThere = new RegExp(path).test(location.pathname) && new RegExp(heading).test(title)
  const isBusy = main?.querySelector('[aria-busy=true]') !== null
  return isThere && !isBusy
    ? performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('pressed'))
    : null
}
