/** Your Spending with 50,000 transactions on a slow phone: the first row, scrolling, a search and memory. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { Statements } from '../../e2e/pages/statements.ts'
import { openBrowser } from './open-browser.ts'
import { startOwnProduct } from './own-product.ts'
import { benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atMost?: number }

const ROWS = 50_000
/** Of the phone's main thread. The browser can't slow down workers. */
const SLOWDOWN = 4
const phone = { width: 390, height: 844 }
const FRAMES = 240
const STEP_PX = 90
const MOST_FIRST_ROW_MS = 3000
/** A press waits for the task that runs. */
const MOST_TASK_MS = 500
const MOST_SEARCH_MS = 200
/** A frame at 60 Hz, and what the browser's clock adds. */
const MOST_FRAME_MS = 17.5

export async function benchLedger(): Promise<Figure[]> {
  const product = await startOwnProduct()
  const browser = await openBrowser()
  try {
    return await measure(browser, product.url)
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measure(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: url, viewport: phone })
  context.setDefaultTimeout(300_000)
  const page = await context.newPage()
  const statements = new Statements(page)
  await statements.open()
  await statements.bring({ name: 'year.csv', text: csvOf(ROWS) })
  await statements.keep.check()
  await page.waitForFunction(isStored)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(noteLongTasks)
  // Leaving the page that read the file isn't the next page's time.
  await page.goto('about:blank')
  await page.goto('/your-spending', { waitUntil: 'commit' })
  const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
  const firstRow = await timeOf(page, '[aria-label="Transactions"] li', '')
  const all = page.getByRole('button', { name: 'Show all months' })
  // Without it, no month is chosen.
  if (await all.isVisible()) {
    await all.click()
  }
  await timeOf(page, '[role=status]', String.raw`^[45]\d,\d{3} transactions`)
  const longest = await page.evaluate((after) => window.longestTaskAfter(after), firstRow)
  const frames = await scroll(page)
  const shown = await rows.count()
  const search = await timeSearch(page)
  return [
    {
      name: `ledger: ${ROWS} rows, navigation to the first row`,
      unit: 'ms',
      value: firstRow,
      atMost: MOST_FIRST_ROW_MS,
    },
    {
      name: 'ledger: longest task while older rows arrive',
      unit: 'ms',
      value: longest,
      atMost: MOST_TASK_MS,
    },
    {
      name: 'ledger: median frame while scrolling',
      unit: 'ms',
      value: at(frames, 0.5),
      atMost: MOST_FRAME_MS,
    },
    { name: 'ledger: 95th percentile of frames', unit: 'ms', value: at(frames, 0.95) },
    { name: 'ledger: frames longer than two', unit: '%', value: shareOver(frames, 2 * MOST_FRAME_MS) },
    { name: 'ledger: rows in the document', unit: 'rows', value: shown, atMost: 40 },
    { name: 'ledger: a key of the search to its result', unit: 'ms', value: search, atMost: MOST_SEARCH_MS },
    { name: 'ledger: script memory', unit: 'MB', value: await heapMb(session) },
  ]
}

declare global {
  interface Window {
    longestTaskAfter: (time: number) => number
  }
}

/** Runs in the page: whether the files and their newest lines are in the browser’s database. */
function isStored(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open('keyval-store')
    request.onsuccess = () => {
      const newest = request.result.transaction('keyval').objectStore('keyval').get('cardsight-import-newest')
      newest.onsuccess = () => {
        request.result.close()
        resolve(newest.result !== undefined)
      }
    }
  })
}

/** Runs in the page. */
function noteLongTasks(): void {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  window.longestTaskAfter = (time) =>
    Math.max(0, ...tasks.filter(({ startTime }) => startTime > time).map(({ duration }) => duration))
}

/** When the page first has such an element with such a text. A locator would look through the whole page each time. */
async function timeOf(page: Page, selector: string, pattern: string): Promise<number> {
  const found = await page.waitForFunction(
    ([query, text]) => {
      const all = [...document.querySelectorAll(query)]
      return all.some(({ textContent }) => new RegExp(text).test(textContent)) && performance.now()
    },
    [selector, pattern] as const,
    { polling: 50 },
  )
  return Number(await found.jsonValue())
}

/** A card's file in which most merchants are known. */
function csvOf(count: number): string {
  const lines = syntheticPurchases(count).map(({ day, cents, name }, index) => {
    const [year, month, date] = (day ?? benchWindow.first).split('-')
    const shown = `${month}/${date}/${year}`
    return `${shown},${shown},${name ?? 'SHOP'} ${index % 997},,Sale,${(-Math.abs(cents) / 100).toFixed(2)},`
  })
  return ['Transaction Date,Post Date,Description,Category,Type,Amount,Memo', ...lines].join('\n')
}

/** The durations of frames, shortest first, while the list moves with every frame. */
async function scroll(page: Page): Promise<number[]> {
  const durations = await page.getByRole('region', { name: 'Transactions' }).evaluate(
    (list, { frames, step }) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let last = performance.now()
        const next = (now: number) => {
          found.push(now - last)
          last = now
          list.scrollTop += step
          if (found.length > frames) {
            resolve(found.slice(1))
          } else {
            requestAnimationFrame(next)
          }
        }
        requestAnimationFrame(next)
      }),
    { frames: FRAMES, step: STEP_PX },
  )
  return durations.sort((a, b) => a - b)
}

/** In the page: a locator would take longer than the search. */
function timeSearch(page: Page): Promise<number> {
  return page.getByRole('searchbox', { name: 'Search purchases' }).evaluate(
    (field) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        const look = () => {
          if (document.body.textContent.includes('Nothing matches.')) {
            resolve(performance.now() - started)
          } else {
            requestAnimationFrame(look)
          }
        }
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          'no such words',
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(look)
      }),
  )
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function shareOver(sorted: readonly number[], most: number): number {
  return (sorted.filter((duration) => duration > most).length / sorted.length) * 100
}
